import { rowOf } from '@paattu/shared/contest-state';
import { dayOf } from '@paattu/shared/dates';
import { Link } from '../../../components/link';
import { Zari } from '../../../components/zari';
import { useDeadlines } from '../../../lib/deadlines';
import { useTranslations } from '../../../translations/use-translations';
import type { Contest } from './contest-queries';

export function VotingBanner({ contest }: { contest?: Contest | null }) {
  const t = useTranslations('gallery');
  const { dates } = useTranslations('site');
  const { beginning } = useDeadlines();
  if (!contest) return null;
  if (contest.state === 'voting') return <VotingOpen contest={contest} />;
  // The sentence holds until voting begins.
  if (!rowOf(contest.state).votingIsAhead) return null;
  const { entryGate, votingOpensAt, timeZone } = contest;
  return (
    <div className="card mb-8 overflow-hidden">
      <Zari />
      <p className="px-6 py-4 text-center font-display text-lg">
        {/* The specified sentence is that of the contest of 2025. */}
        {entryGate === 'always'
          ? t.banner(dayOf(votingOpensAt, timeZone), dates)
          : t.votingBegins(beginning(votingOpensAt, timeZone))}
      </p>
    </div>
  );
}

function VotingOpen({ contest: { votingClosesAt, timeZone } }: { contest: Contest }) {
  const t = useTranslations('gallery');
  const { deadline } = useDeadlines();
  return (
    <div className="card mb-6 overflow-hidden">
      <Zari />
      <div className="flex items-center justify-between gap-x-4 gap-y-2 px-4 py-2 max-[22.5rem]:flex-col sm:justify-center sm:gap-x-6">
        <p className="text-sm sm:text-lg">{t.votingOpen(deadline(votingClosesAt, timeZone))}</p>
        <Link to="/vote" className="btn flex-none">
          {t.vote}
        </Link>
      </div>
    </div>
  );
}
