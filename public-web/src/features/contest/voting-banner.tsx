import { rowOf } from '@paattu/api-client/contest-state';
import { Zari } from '../../components/zari';
import { useDates } from '../../lib/dates';
import { useTranslations } from '../../translations/use-translations';
import type { Contest } from './contest-queries';

export function VotingBanner({ contest }: { contest?: Contest }) {
  const t = useTranslations('gallery');
  const { ordinalDate } = useDates();
  // The sentence holds until voting begins.
  if (!contest || !rowOf(contest.state).votingIsAhead) return null;
  return (
    <div className="card mb-10 overflow-hidden">
      <Zari />
      <p className="min-h-18 px-6 py-5 text-center font-display text-lg">
        {t.banner(ordinalDate(contest.votingOpensAt, contest.timeZone))}
      </p>
    </div>
  );
}
