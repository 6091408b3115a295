import { CONTEST_DATES, type ContestDate } from '@paattu/shared/contest-dates';

/** The site shows a contest from its announcement on, so that this date is not to come. */
export type NextDate = Exclude<ContestDate, 'announceAt'>;

const NEXT_DATES = CONTEST_DATES.filter((date) => date !== 'announceAt');

/** The first date of the contest that is still to come; undefined after the last. */
export function nextDate(
  contest: Record<NextDate, string> & { serverNow: string },
): { date: NextDate; at: string } | undefined {
  const date = NEXT_DATES.find((name) => Date.parse(contest[name]) > Date.parse(contest.serverNow));
  return date && { date, at: contest[date] };
}
