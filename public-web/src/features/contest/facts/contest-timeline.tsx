import type { CSSProperties } from 'react';
import { useDates } from '../../../lib/dates';
import { useTranslations } from '../../../translations/use-translations';
import type { Contest } from './contest-queries';

/** Keeps the height of a line. */
const BLANK = '\u00a0';

/** The three parts of the contest with their dates. A line over each is filled as far as the server's time. */
export function ContestTimeline({ contest }: { contest?: Contest }) {
  const { date, dateRange } = useDates();
  const t = useTranslations('contest').prize;
  // An end is exclusive: a contest that closes at midnight of the 1st accepts entries until the 31st.
  const range = (from: 'opensAt' | 'votingOpensAt', end: 'closesAt' | 'votingClosesAt') =>
    contest
      ? dateRange(contest[from], new Date(Date.parse(contest[end]) - 1).toISOString(), contest.timeZone)
      : BLANK;
  const parts = [
    {
      name: t.submissions,
      dates: range('opensAt', 'closesAt'),
      done: doneOf(contest, 'opensAt', 'closesAt'),
    },
    {
      name: t.voting,
      dates: range('votingOpensAt', 'votingClosesAt'),
      done: doneOf(contest, 'votingOpensAt', 'votingClosesAt'),
    },
    {
      name: t.winner,
      dates: contest ? date(contest.winnerAt, contest.timeZone) : BLANK,
      done: doneOf(contest, 'winnerAt', 'winnerAt'),
    },
  ];
  return (
    <dl className="contest-timeline">
      {parts.map(({ name, dates, done }) => (
        <div key={name} style={{ '--done': done } as CSSProperties}>
          <dt className="font-medium">{name}</dt>
          <dd className="text-ink-2">{dates}</dd>
        </div>
      ))}
    </dl>
  );
}

type Instant = 'opensAt' | 'closesAt' | 'votingOpensAt' | 'votingClosesAt' | 'winnerAt';

/** How much of a part is over, from 0 to 1. */
function doneOf(contest: Contest | undefined, from: Instant, until: Instant): number {
  if (!contest) return 0;
  const [now, start, end] = [contest.serverNow, contest[from], contest[until]].map(Date.parse) as [
    number,
    number,
    number,
  ];
  if (now >= end) return 1;
  return Math.max(0, (now - start) / (end - start));
}
