import type { DateWords } from '@paattu/api-client/dates';
import { dates as english } from '@paattu/api-client/dates/en';
import { dates as malayalam } from '@paattu/api-client/dates/ml';
import { contestDateInWords } from '@paattu/api-client/contest-date-words';
import { CONTEST_DATES, mapDates } from '@paattu/api-client/contest-dates';
import type { Locale } from '@paattu/api-client/locales';
import { formatRupees } from '@paattu/api-client/rupees';
import { halvesIn, namesIn, PLACEHOLDER } from '../../../../common/placeholders.js';
import type { Contest } from '../contest.entity.js';

/** What the rules can name of their contest, as `{{name}}`. */
export const PLACEHOLDERS = ['contest', 'song', 'prize', 'sponsor', 'timeZone', ...CONTEST_DATES] as const;

export type Placeholder = (typeof PLACEHOLDERS)[number];

/** The value of each placeholder in one language; null for what the contest does not have. */
export type PlaceholderValues = Record<Placeholder, string | null>;

/** The field of the contest that each placeholder names. */
export const FIELD_OF = {
  contest: 'title',
  song: 'songTitle',
  prize: 'prizeAmount',
  sponsor: 'sponsorName',
  timeZone: 'timeZone',
  announceAt: 'announceAt',
  opensAt: 'opensAt',
  closesAt: 'closesAt',
  votingOpensAt: 'votingOpensAt',
  votingClosesAt: 'votingClosesAt',
  winnerAt: 'winnerAt',
} as const satisfies Record<Placeholder, keyof Contest>;

const WORDS: Record<Locale, DateWords> = { en: english, ml: malayalam };

/** What is in braces but no placeholder, and braces that are not closed or not opened, each once. */
export function findUnknownPlaceholders(source: string): string[] {
  const unknown = namesIn(source).filter((name) => !isPlaceholder(name));
  return [...new Set(unknown.map(inBraces)), ...halvesIn(source.replaceAll(PLACEHOLDER, ''))];
}

/** The placeholders in the source, each once. */
export function placeholdersIn(source: string): Placeholder[] {
  return namesIn(source).filter(isPlaceholder);
}

/** The placeholders in the source that have no value, each once. */
export function findEmptyPlaceholders(source: string, values: PlaceholderValues): Placeholder[] {
  return placeholdersIn(source).filter((name) => values[name] === null);
}

/** As the owner writes it. */
export function inBraces(name: string): string {
  return `{{${name}}}`;
}

/** Replaces each placeholder that has a value. Signs of Markdown in a value stay what they are. */
export function fillIn(source: string, values: PlaceholderValues): string {
  return source.replaceAll(PLACEHOLDER, (placeholder, name: string) => {
    const value = isPlaceholder(name.trim()) ? values[name.trim() as Placeholder] : null;
    return value === null ? placeholder : asMarkdown(value);
  });
}

export function valuesOf(contest: Contest, language: Locale): PlaceholderValues {
  const own = (value: string | null, malayalamValue: string | null) =>
    language === 'ml' ? (malayalamValue ?? value) : value;
  return {
    contest: own(contest.title, contest.titleMalayalam),
    song: own(contest.songTitle, contest.songTitleMalayalam),
    prize: contest.prizeAmount === null ? null : formatRupees(contest.prizeAmount),
    sponsor: own(contest.sponsorName, contest.sponsorNameMalayalam),
    timeZone: contest.timeZone,
    ...mapDates((date) => {
      const instant = contest[date];
      return instant && contestDateInWords(date, instant.toISOString(), contest.timeZone, WORDS[language]);
    }),
  };
}

function isPlaceholder(name: string): name is Placeholder {
  return (PLACEHOLDERS as readonly string[]).includes(name);
}

function asMarkdown(value: string): string {
  return value
    .replaceAll(/[\\`*_[\]<>]/g, String.raw`\$&`)
    .replace(/^[-+#>]/, String.raw`\$&`)
    .replace(/^(\d+)([.)])/, String.raw`$1\$2`);
}
