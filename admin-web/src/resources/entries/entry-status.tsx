import { StatusLabel, type StatusTone } from '../../components/status-label';
import type { Entry, EntryStatus as Status } from './api';
import { entrySentences } from './sentences';
import { useCurrentStatus } from './moderation/use-decisions';

const TONES: Record<Status, StatusTone> = {
  pending: 'waiting',
  approved: 'good',
  rejected: 'bad',
  withdrawn: 'aside',
};

/** The status of an entry, including a decision that has not been sent yet. */
export function EntryStatus({ entry }: { entry: Entry }) {
  const { status } = useCurrentStatus(entry);
  return <StatusLabel tone={TONES[status]} label={entrySentences.status[status]} />;
}
