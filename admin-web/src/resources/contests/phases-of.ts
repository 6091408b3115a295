import { submissionDates, type Phase } from '@paattu/api-client/contest-phase';
import { formatDay } from '../../lib/format';
import { translations } from '../../translations';
import type { ContestDraft } from './contest-draft';

const t = translations.contests;
const DAY_MS = 86_400_000;

interface ShownPhase {
  phase: Phase;
  /** Its first and last day, formatted. */
  period: string;
  countdownTo?: string;
}

/** The days of each phase. A phase starts with the day of its date, in the contest's time zone. */
export function phasesOf(draft: ContestDraft): ShownPhase[] {
  const submissions = submissionDates(draft);
  const opens = dateOf(submissions.from);
  const closes = dateOf(submissions.until);
  const votingOpens = dateOf(draft.votingOpensAt);
  const votingCloses = dateOf(draft.votingClosesAt);
  return [
    { phase: 'upcoming', period: t.until(formatDay(dayBefore(opens))) },
    { phase: 'submissions', period: between(opens, closes), countdownTo: formatDay(closes) },
    ...(closes < votingOpens
      ? [
          {
            phase: 'closed' as const,
            period: between(closes, votingOpens),
            countdownTo: formatDay(votingOpens),
          },
        ]
      : []),
    { phase: 'voting', period: between(votingOpens, votingCloses), countdownTo: formatDay(votingCloses) },
    { phase: 'ended', period: t.from(formatDay(votingCloses)) },
  ];
}

export function submissionSpan({ entryGate, opensAt, closesAt, timeZone }: ContestDraft): string {
  if (entryGate === 'always') return t.entriesAlwaysTaken;
  return `${t.submissionSpan(inWords(opensAt), inWords(closesAt))} ${t.inZone(timeZone)}.`;
}

function between(first: string, end: string): string {
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

function inWords(clockTime: string): string {
  return `${formatDay(dateOf(clockTime))}, ${clockTime.slice(11, 16)}`;
}
