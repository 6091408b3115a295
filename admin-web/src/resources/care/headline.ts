import { formatDateTime } from '../../lib/format';
import type { Backup, Care } from './api';
import { backupFailure } from './failures';
import { careSentences as t } from './sentences';

const isVerified = ({ verification }: Backup) => verification === 'good';

/** What matters first, and what is to be known beside it. */
export function headlineOf({
  backups,
  restores: [restore],
  isPlaceFixed,
}: Pick<Care, 'backups' | 'restores' | 'isPlaceFixed'>): {
  title: string;
  text: string;
} {
  if (restore?.state === 'asked') return { title: t.restoreAsked, text: t.restoringText };
  const [newest] = backups;
  const good = backups.find(isVerified);
  const text = good ? t.verifiedBefore(formatDateTime(good.madeAt)) : t.neverVerified;
  if (!newest) return { title: t.headline.none, text };
  if (newest.state === 'asked') return { title: t.headline.asked, text };
  if (newest.state === 'running') return { title: t.headline.running, text };
  if (newest.state === 'failed')
    return { title: t.headline.failed(backupFailure(newest.failure ?? 'other', isPlaceFixed)), text };
  const date = formatDateTime(newest.madeAt);
  if (newest.isBeingVerified) return { title: t.headline.unverified(date), text: t.verifying };
  if (newest.verification === 'failed')
    return {
      title: t.headline.unreadable(date),
      text: backupFailure(newest.verificationFailure ?? 'other', isPlaceFixed),
    };
  if (isVerified(newest)) return { title: t.headline.good(date), text: '' };
  return { title: t.headline.unverified(date), text };
}
