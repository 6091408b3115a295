import { type DateWords, type Day, dayOf, timeOf } from './dates.js';
import type { Locale } from './locales.js';

/** Sunday is the first. The words are ours, as those of the dates. */
const WEEKDAYS: Record<Locale, readonly string[]> = {
  en: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  ml: ['ഞായറാഴ്ച', 'തിങ്കളാഴ്ച', 'ചൊവ്വാഴ്ച', 'ബുധനാഴ്ച', 'വ്യാഴാഴ്ച', 'വെള്ളിയാഴ്ച', 'ശനിയാഴ്ച'],
};

const MIDNIGHT: Record<Locale, string> = { en: 'midnight', ml: 'അർധരാത്രി' };

/**
 * The end of a period, after "until" or "by": midnight on Thursday 3 December. Midnight ends the day before, because nobody reads 00:00 of
 * the next day as the night before. Without the year: a deadline is near, and has its weekday.
 */
export function deadlineInWords(instant: string, timeZone: string, locale: Locale, words: DateWords): string {
  const time = timeOf(instant, timeZone);
  const isMidnight = time === '00:00';
  // Of the minute that is shown: a deadline has seconds.
  const last = isMidnight ? new Date(Date.parse(instant) - 60_000).toISOString() : instant;
  const shown = isMidnight ? MIDNIGHT[locale] : timeInWords(time, words);
  const day = weekdayAndDay(dayOf(last, timeZone), locale, words);
  return locale === 'ml' ? `${day} ${shown}` : `${shown} on ${day}`;
}

/** The beginning of a period: on Friday 4 December, where it begins with the day; at 18:05 on Friday 4 December. */
export function beginningInWords(
  instant: string,
  timeZone: string,
  locale: Locale,
  words: DateWords,
): string {
  const time = timeOf(instant, timeZone);
  const day = weekdayAndDay(dayOf(instant, timeZone), locale, words);
  const isMidnight = time === '00:00';
  if (locale === 'ml') return isMidnight ? day : `${day} ${timeInWords(time, words)}`;
  return isMidnight ? `on ${day}` : `at ${timeInWords(time, words)} on ${day}`;
}

const timeInWords = (time: string, words: DateWords) => words.time?.(time) ?? time;

function weekdayAndDay(day: Day, locale: Locale, words: DateWords): string {
  const weekday = WEEKDAYS[locale][new Date(Date.UTC(day.year, day.month - 1, day.day)).getUTCDay()];
  return locale === 'ml' ? `${words.dayOfYear(day)}, ${weekday}` : `${weekday} ${words.dayOfYear(day)}`;
}
