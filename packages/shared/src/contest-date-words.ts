import type { ContestDate } from './contest-dates.js';
import { type DateWords, dayOf, timeOf } from './dates.js';

/** Periods end before these instants, so their last day is the one before a midnight. */
const ENDS: readonly ContestDate[] = ['closesAt', 'votingClosesAt'];

/** A date of a contest: the day; with the time of day unless the day begins or ends at the instant. */
export function contestDateInWords(
  date: ContestDate,
  instant: string,
  timeZone: string,
  words: DateWords,
): string {
  const time = timeOf(instant, timeZone);
  const isEndOfDay = ENDS.includes(date) && time === '00:00';
  const shown = isEndOfDay ? new Date(Date.parse(instant) - 1).toISOString() : instant;
  return time === '00:00' ? words.long(dayOf(shown, timeZone)) : words.moment(instant, timeZone);
}
