import { CONTEST_DATES, type ContestDate } from '@paattu/shared/contest-dates';

/** The first date of the contest that is still to come; undefined after the last. */
export function nextDate(
  contest: Record<ContestDate, string> & { serverNow: string },
): { date: ContestDate; at: string } | undefined {
  const date = CONTEST_DATES.find((name) => Date.parse(contest[name]) > Date.parse(contest.serverNow));
  return date && { date, at: contest[date] };
}
