import { calendarDate } from '@paattu/shared/calendar';
import { CONTEST_DATES, type ContestDate, mapDates } from '@paattu/shared/contest-dates';
import { isCompleteDateTime } from '../../lib/date-time-input';
import type { ContestDraft } from './contest-draft';

/** How many days each phase of a planned contest takes. */
const PLANS = {
  short: { submissions: 14, voting: 7, result: 3 },
  usual: { submissions: 28, voting: 14, result: 7 },
} as const;

export type DatePlan = keyof typeof PLANS;
export const DATE_PLANS = Object.keys(PLANS) as DatePlan[];

const ANNOUNCED_BEFORE = 7;
const MONDAY = 1;

export type PlannedDates = Pick<ContestDraft, ContestDate>;

/**
 * The six dates of a contest whose submissions open on the day of the draft, or on the first Monday that leaves a week after an
 * announcement tomorrow. Phases change at midnight; the winner is announced at 18:00.
 */
export function planDates(
  plan: DatePlan,
  draft: PlannedDates & { timeZone: string },
  now: number,
): PlannedDates {
  const { submissions, voting, result } = PLANS[plan];
  const today = calendarDate(now, draft.timeZone);
  const opensAt = isCompleteDateTime(draft.opensAt)
    ? draft.opensAt
    : `${firstMonday(addDays(today, ANNOUNCED_BEFORE + 1))}T00:00`;
  const first = opensAt.slice(0, 10);
  const closes = addDays(first, submissions);
  const votingCloses = addDays(closes, voting);
  const announced = addDays(first, -ANNOUNCED_BEFORE);
  return {
    announceAt: announced > today ? `${announced}T09:00` : opensAt,
    opensAt,
    closesAt: `${closes}T00:00`,
    votingOpensAt: `${closes}T00:00`,
    votingClosesAt: `${votingCloses}T00:00`,
    winnerAt: `${addDays(votingCloses, result)}T18:00`,
  };
}

/** The plan that the dates of the draft follow; null if they follow none. */
export function planOf(draft: PlannedDates & { timeZone: string }, now: number): DatePlan | null {
  if (!isCompleteDateTime(draft.opensAt)) return null;
  const isPlanned = (plan: DatePlan) => {
    const planned = planDates(plan, draft, now);
    return CONTEST_DATES.every((date) => date === 'announceAt' || draft[date].slice(0, 16) === planned[date]);
  };
  return DATE_PLANS.find(isPlanned) ?? null;
}

/** The dates of the draft that have not passed, moved by whole days. */
export function postpone(draft: PlannedDates, passed: readonly ContestDate[], days: number): PlannedDates {
  return mapDates((date) => {
    const value = draft[date];
    if (passed.includes(date) || !isCompleteDateTime(value)) return value;
    return `${addDays(value.slice(0, 10), days)}${value.slice(10)}`;
  });
}

function firstMonday(from: string): string {
  const weekday = new Date(`${from}T00:00Z`).getUTCDay();
  return addDays(from, (MONDAY - weekday + 7) % 7);
}

function addDays(date: string, days: number): string {
  const day = new Date(`${date}T00:00Z`);
  day.setUTCDate(day.getUTCDate() + days);
  return day.toISOString().slice(0, 10);
}
