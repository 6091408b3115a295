import type { ContestDate } from './contest-dates.js';
import { type DateWords, dayOrMoment } from './dates.js';

/** Periods end at these instants. */
const ENDS: readonly ContestDate[] = ['closesAt', 'votingClosesAt'];

/** A date of a contest: the day; with the time of day unless the day begins or ends at the instant. */
export function contestDateInWords(
  date: ContestDate,
  instant: string,
  timeZone: string,
  words: DateWords,
): string {
  return dayOrMoment(instant, timeZone, words, ENDS.includes(date));
}
