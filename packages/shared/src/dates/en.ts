import { type DateWords, dayOf, timeOf } from '../dates.js';

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

const SUFFIXES = { one: 'st', two: 'nd', few: 'rd', other: 'th', zero: 'th', many: 'th' };
const ordinals = new Intl.PluralRules('en', { type: 'ordinal' });

const monthOf = (month: number) => MONTHS[month - 1] ?? '';

export const dates: DateWords = {
  long: ({ year, month, day }) => `${day} ${monthOf(month)} ${year}`,
  range(first, last) {
    const sharesYear = first.year === last.year;
    const begin = [
      first.day,
      ...(sharesYear && first.month === last.month ? [] : [monthOf(first.month)]),
      ...(sharesYear ? [] : [first.year]),
    ];
    return `${begin.join(' ')} to ${dates.long(last)}`;
  },
  ordinal: ({ year, month, day }) => `${monthOf(month)} ${day}${SUFFIXES[ordinals.select(day)]}, ${year}`,
  moment: (instant, timeZone) => `${dates.long(dayOf(instant, timeZone))}, ${timeOf(instant, timeZone)}`,
};
