import type { DateWords } from '../dates.js';

const MONTHS = [
  'ജനുവരി',
  'ഫെബ്രുവരി',
  'മാർച്ച്',
  'ഏപ്രിൽ',
  'മേയ്',
  'ജൂൺ',
  'ജൂലൈ',
  'ഓഗസ്റ്റ്',
  'സെപ്റ്റംബർ',
  'ഒക്ടോബർ',
  'നവംബർ',
  'ഡിസംബർ',
];

const monthOf = (month: number) => MONTHS[month - 1] ?? '';

export const dates: DateWords = {
  long: ({ year, month, day }) => `${year} ${monthOf(month)} ${day}`,
  range(first, last) {
    const sharesYear = first.year === last.year;
    const end = [
      ...(sharesYear ? [] : [last.year]),
      ...(sharesYear && first.month === last.month ? [] : [monthOf(last.month)]),
      last.day,
    ];
    return `${dates.long(first)} മുതൽ ${end.join(' ')} വരെ`;
  },
  ordinal: (day) => dates.long(day),
};
