import type { Phase } from '@paattu/api-client/contest-phase';
import { formatDay } from '../../format';
import { sentences } from '../../sentences';
import type { ContestDraft } from './contest-draft';

const words = sentences.contests;
const DAY_MS = 86_400_000;

interface ShownPhase {
  phase: Phase;
  /** Its first and last day, in words. */
  period: string;
  countdownTo?: string;
}

/** On which days visitors see which phase. A phase begins with the day of its moment, in the contest's time zone. */
export function phasesOf(draft: ContestDraft): ShownPhase[] {
  const announced = dateOf(draft.announceAt);
  const votingOpens = dateOf(draft.votingOpensAt);
  const votingCloses = dateOf(draft.votingClosesAt);
  return [
    { phase: 'upcoming', period: words.until(formatDay(dayBefore(announced))) },
    {
      phase: 'submissions',
      period: between(announced, votingOpens),
      countdownTo: formatDay(votingOpens),
    },
    { phase: 'voting', period: between(votingOpens, votingCloses), countdownTo: formatDay(votingCloses) },
    { phase: 'ended', period: words.from(formatDay(votingCloses)) },
  ];
}

export function entriesTaken({ entryGate, opensAt, closesAt, timeZone }: ContestDraft): string {
  if (entryGate === 'always') return words.entriesAlwaysTaken;
  return `${words.entriesTaken(inWords(opensAt), inWords(closesAt))} ${words.inZone(timeZone)}.`;
}

function between(first: string, end: string): string {
  if (first >= end) return words.never;
  const last = dayBefore(end);
  return first === last ? formatDay(first) : words.between(formatDay(first), formatDay(last));
}

function dayBefore(date: string): string {
  return new Date(Date.parse(date) - DAY_MS).toISOString().slice(0, 10);
}

function dateOf(clockTime: string): string {
  return clockTime.slice(0, 10);
}

function inWords(clockTime: string): string {
  return `${formatDay(dateOf(clockTime))}, ${clockTime.slice(11, 16)}`;
}
