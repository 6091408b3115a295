import { type DateWords, dayOf, timeOf } from '../dates.js';

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

/** 14:05 as 2:05 PM: only railways count 24 hours in Kerala. */
function inTwelveHours(time: string): string {
  const [hour = '', minute] = time.split(':');
  return `${Number(hour) % 12 || 12}:${minute} ${Number(hour) < 12 ? 'AM' : 'PM'}`;
}

export const dates: DateWords = {
  long: (day) => `${day.year} ${dates.dayOfYear(day)}`,
  dayOfYear: ({ month, day }) => `${monthOf(month)} ${day}`,
  time: inTwelveHours,
  range(first, last) {
    const sharesYear = first.year === last.year;
    const end = [
      ...(sharesYear ? [] : [last.year]),
      ...(sharesYear && first.month === last.month ? [] : [monthOf(last.month)]),
      last.day,
    ];
    return `${dates.long(first)} മുതൽ ${end.join(' ')} വരെ`;
  },
  moment(instant, timeZone) {
    const time = timeOf(instant, timeZone);
    // Midnight ends a day: nobody reads 12:00 AM of the next one as the night before.
    if (time === '00:00') {
      const before = new Date(Date.parse(instant) - 60_000).toISOString();
      return `${dates.long(dayOf(before, timeZone))}, അർധരാത്രി 12:00`;
    }
    return `${dates.long(dayOf(instant, timeZone))}, ${inTwelveHours(time)}`;
  },
};
