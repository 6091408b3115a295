import type { Day } from './dates.js';
import { monthOf } from './dates/en.js';

const SUFFIXES = { one: 'st', two: 'nd', few: 'rd', other: 'th', zero: 'th', many: 'th' };
const ordinals = new Intl.PluralRules('en', { type: 'ordinal' });

/** August 1st, 2025: the form of the specified sentence about the voting, which has no other language. */
export function ordinalDate({ year, month, day }: Day): string {
  return `${monthOf(month)} ${day}${SUFFIXES[ordinals.select(day)]}, ${year}`;
}
