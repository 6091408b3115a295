import { JUDGES_OF_AN_ENTRY, MAX_FINALISTS, MIN_JUDGES } from '@paattu/shared/jury';
import { formatCount, formatInZone } from '../../../lib/format';
import type { Jury, JuryRound } from '../api';
import { jurySentences } from '../sentences';
import type { JuryContest } from '../use-jury-contests';
import { canMark } from '../judges/can-mark';

const t = jurySentences.open;

type RoundNumber = JuryRound['number'];

/** The judges who can get entries. */
export const countAccepted = ({ judges }: Pick<Jury, 'judges'>) => judges.filter(canMark).length;

/** Why no round can open now; null if one can. The server decides. */
export function whyNoRound(
  jury: Pick<Jury, 'judges' | 'rounds' | 'approvedEntries' | 'serverNow'>,
  { state, winnerAt, timeZone }: Pick<JuryContest, 'state' | 'winnerAt' | 'timeZone'>,
): string | null {
  const now = Date.parse(jury.serverNow);
  if (state === 'scheduled' || state === 'announced' || state === 'open') return t.tooEarly;
  if (Date.parse(winnerAt) <= now) return t.tooLate(formatInZone(winnerAt, timeZone));
  if (jury.rounds.some(({ isClosed }) => !isClosed)) return t.firstOpen;
  const unfinished = jury.rounds.reduce((sum, { unfinishedEntries }) => sum + unfinishedEntries, 0);
  if (unfinished > 0) return t.firstUnfinished(unfinished);
  const accepted = countAccepted(jury);
  if (accepted < MIN_JUDGES) return t.tooSmall(accepted);
  return jury.approvedEntries === 0 ? t.noEntry : null;
}

/** The next round by the rules: a first one only where there are too many entries for a final. None follows the final. */
export function nextRound({
  rounds,
  approvedEntries,
}: Pick<Jury, 'rounds' | 'approvedEntries'>): RoundNumber | null {
  if (rounds.some(({ number }) => number === 2)) return null;
  return rounds.length === 0 && approvedEntries > MAX_FINALISTS ? 1 : 2;
}

/** How many entries of a first round can be finalists; null without one. */
export function mostFinalists({ rounds }: Pick<Jury, 'rounds'>): number | null {
  const first = rounds.find(({ number }) => number === 1);
  return first ? Math.min(first.entries.length, MAX_FINALISTS) : null;
}

/** The round that a press would begin. */
export function planInWords(number: RoundNumber, judges: number, entries: number): string {
  const marks = entries * (number === 1 ? JUDGES_OF_AN_ENTRY : judges);
  const marksInWords = (count: number) => t.marksOf(formatCount(count), count === 1);
  const judgesInWords = t.judgesOf(formatCount(judges));
  const entriesInWords = (number === 1 ? t.entries : t.finalistsOf)(formatCount(entries), entries === 1);
  return number === 1
    ? t.planFirst(entriesInWords, judgesInWords, marksInWords(marks), marksInWords(Math.ceil(marks / judges)))
    : t.planFinal(entriesInWords, judgesInWords, marksInWords(marks));
}
