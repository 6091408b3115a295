import type { DateWords, Day } from './dates.js';

const SUFFIXES = { one: 'st', two: 'nd', few: 'rd', other: 'th', zero: 'th', many: 'th' };
const ordinals = new Intl.PluralRules('en', { type: 'ordinal' });

/** August 1st, 2025: the form of the specified sentence about the voting, in English alone. Its words are `english`. */
export function ordinalDate(day: Day, english: DateWords): string {
  const [number, month] = english.dayOfYear(day).split(' ');
  return `${month} ${number}${SUFFIXES[ordinals.select(day.day)]}, ${day.year}`;
}
