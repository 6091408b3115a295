import type { ContestDate } from '@paattu/shared/contest-dates';
import type { ContestLife, ContestState } from '@paattu/shared/contest-state';
import { Timeline } from '../../../components/timeline/timeline';
import { formatDateInZone, formatLength } from '../../../lib/format';
import { commonSentences } from '../../../lib/sentences';
import { segmentsOf } from '../../../lib/segments-of';
import { contestSentences } from '../sentences';

const t = contestSentences.timeline;

/** The state that begins with a date, by whose name a phase goes everywhere in the console. */
const STATES: Record<ContestDate, ContestState> = {
  announceAt: 'announced',
  opensAt: 'open',
  closesAt: 'closed',
  votingOpensAt: 'voting',
  votingClosesAt: 'judging',
  winnerAt: 'decided',
};

interface Props {
  life: ContestLife;
  /** Whether marks of a jury count. */
  hasMarks: boolean;
  timeZone: string;
  /** With the instant at which the pressed phase begins, in milliseconds. The last one begins with the result. */
  onOpen?: (instant: number) => void;
}

/** The phases of a contest as wide as they are long, with a mark at the present time. */
export function PhaseLine({ life, hasMarks, timeZone, onOpen }: Props) {
  const phases = segmentsOf(life.instantOf, Date.now()).map(({ date, from, lasts, ...rest }) => ({
    key: date,
    name:
      date === 'votingClosesAt' && !hasMarks ? t.votesDecide : commonSentences.contestStates[STATES[date]],
    length: Number.isFinite(lasts) ? formatLength(lasts) : undefined,
    children: formatDateInZone(new Date(from).toISOString(), timeZone),
    ...(onOpen && {
      onOpen: () => onOpen(date === 'winnerAt' ? Math.max(from, life.certifiedAt ?? from) : from),
    }),
    ...rest,
  }));
  return <Timeline look="line" label={t.heading} here={t.here} phases={phases} />;
}
