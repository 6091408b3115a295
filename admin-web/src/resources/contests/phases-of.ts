import { submissionDates } from '@paattu/shared/contest-dates';
import type { Phase } from '@paattu/shared/contest-phase';
import { formatDay } from '../../lib/format';
import { contestSentences as t } from './sentences';
import type { ContestDraft } from './contest-draft';
import { clockTimeInWords } from './value-in-words';

const DAY_MS = 86_400_000;

interface ShownPhase {
  phase: Phase;
  /** Its first and last day, formatted. */
  period: string;
  countdownTo?: string;
}

/**
 * The time of each phase. Where entries are accepted at any time, a phase has whole days; a contest that closes its
 * entries has its phases at the set times.
 */
export function phasesOf(draft: ContestDraft): ShownPhase[] {
  const { from, until } = submissionDates(draft.entryGate);
  const { between, until: upTo, start } = draft.entryGate === 'always' ? IN_DAYS : IN_TIMES;
  const closes = draft[until];
  const { votingOpensAt, votingClosesAt } = draft;
  return [
    { phase: 'upcoming', period: upTo(draft[from]) },
    { phase: 'submissions', period: between(draft[from], closes), countdownTo: start(closes) },
    ...(closes < votingOpensAt
      ? [
          {
            phase: 'closed' as const,
            period: between(closes, votingOpensAt),
            countdownTo: start(votingOpensAt),
          },
        ]
      : []),
    {
      phase: 'voting',
      period: between(votingOpensAt, votingClosesAt),
      // Elsewhere, the home page names the deadline.
      ...(draft.entryGate === 'always' && { countdownTo: start(votingClosesAt) }),
    },
    { phase: 'ended', period: t.from(start(votingClosesAt)) },
  ];
}

const IN_TIMES = {
  start: clockTimeInWords,
  until: (end: string) => t.until(clockTimeInWords(end)),
  between: (first: string, end: string) => t.between(clockTimeInWords(first), clockTimeInWords(end)),
};

const IN_DAYS = {
  start: (clockTime: string) => formatDay(dateOf(clockTime)),
  until: (end: string) => t.until(formatDay(dayBefore(dateOf(end)))),
  between: (first: string, end: string) => daysBetween(dateOf(first), dateOf(end)),
};

/** Why visitors read of two opening days, if they do. */
export function earlierOpening({ entryGate, announceAt, opensAt }: ContestDraft): string | undefined {
  const [announced, opening] = [dateOf(announceAt), dateOf(opensAt)];
  if (entryGate !== 'always' || announced === opening) return undefined;
  return t.opensEarlier(formatDay(announced), formatDay(opening));
}

export function submissionSpan({ entryGate, opensAt, closesAt, timeZone }: ContestDraft): string {
  if (entryGate === 'always') return t.entriesAlwaysTaken;
  return `${t.submissionSpan(clockTimeInWords(opensAt), clockTimeInWords(closesAt))} ${t.inZone(timeZone)}.`;
}

function daysBetween(first: string, end: string): string {
  if (first >= end) return t.never;
  const last = dayBefore(end);
  return first === last ? formatDay(first) : t.between(formatDay(first), formatDay(last));
}

function dayBefore(date: string): string {
  return new Date(Date.parse(date) - DAY_MS).toISOString().slice(0, 10);
}

function dateOf(clockTime: string): string {
  return clockTime.slice(0, 10);
}
