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

const monthOf = (month: number) => MONTHS[month - 1] ?? '';

export const dates: DateWords = {
  long: (day) => `${dates.dayOfYear(day)} ${day.year}`,
  dayOfYear: ({ month, day }) => `${day} ${monthOf(month)}`,
  range(first, last) {
    const sharesYear = first.year === last.year;
    const begin = [
      first.day,
      ...(sharesYear && first.month === last.month ? [] : [monthOf(first.month)]),
      ...(sharesYear ? [] : [first.year]),
    ];
    return `${begin.join(' ')} to ${dates.long(last)}`;
  },
  moment: (instant, timeZone) => `${dates.long(dayOf(instant, timeZone))}, ${timeOf(instant, timeZone)}`,
};
