import type { AiRule } from '@paattu/shared/contest-choices';
import type { DateWords } from '@paattu/shared/dates';
import { dates as english } from '@paattu/shared/dates/en';
import { dates as malayalam } from '@paattu/shared/dates/ml';
import { contestDateInWords } from '@paattu/shared/contest-date-words';
import { CONTEST_DATES, mapDates } from '@paattu/shared/contest-dates';
import type { Locale } from '@paattu/shared/locales';
import { formatRupees } from '@paattu/shared/rupees';
import type { VotesMethod } from '@paattu/shared/judging';
import { halvesIn, namesIn, PLACEHOLDER } from '../../../../common/placeholders.js';
import type { Contest } from '../contest.entity.js';

/** The placeholders of rules, as `{{name}}`. */
export const PLACEHOLDERS = [
  'contest',
  'song',
  'prize',
  'sponsor',
  'timeZone',
  ...CONTEST_DATES,
  'renditionWeight',
  'engagementWeight',
  'votesWeight',
  'method',
  'aiRule',
] as const;

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
  renditionWeight: 'renditionWeight',
  engagementWeight: 'engagementWeight',
  // What the other two leave.
  votesWeight: 'engagementWeight',
  method: 'votesMethod',
  aiRule: 'aiRule',
} as const satisfies Record<Placeholder, keyof Contest>;

const METHODS: Record<Locale, Record<VotesMethod, string>> = {
  en: {
    places:
      'In each measure, the finalists are ranked. The first place has all points of the measure, the last place has none, and the steps between are equal. Finalists that tie in a measure share the mean of their places.',
    share_of_best:
      'Rendition and content engagement: the mean of the marks that count for a finalist, as a share of 10, is its share of the points. Votes: the votes of a finalist, as a share of the most votes that a finalist has, are its share of the points.',
  },
  ml: {
    places:
      'ഓരോ മാനദണ്ഡത്തിലും ഫൈനലിസ്റ്റുകൾക്ക് സ്ഥാനങ്ങൾ നൽകും. ഒന്നാം സ്ഥാനത്തിന് ആ മാനദണ്ഡത്തിന്റെ മുഴുവൻ പോയിന്റും കിട്ടും; അവസാന സ്ഥാനത്തിന് ഒന്നും കിട്ടില്ല; അവയ്ക്കിടയിൽ ഒരേ അകലത്തിൽ പോയിന്റ് കുറയും. ഒരു മാനദണ്ഡത്തിൽ ഒപ്പമെത്തുന്ന ഫൈനലിസ്റ്റുകൾ അവരുടെ സ്ഥാനങ്ങളുടെ ശരാശരി പങ്കിടും.',
    share_of_best:
      'ആലാപനത്തിലും പ്രേക്ഷക പ്രതികരണത്തിലും, ഒരു ഫൈനലിസ്റ്റിനു കിട്ടിയ മാർക്കുകളിൽ കണക്കാക്കുന്നവയുടെ ശരാശരി 10-ന്റെ എത്ര ഭാഗമാണോ, പോയിന്റിന്റെ അത്ര ഭാഗം ആ ഫൈനലിസ്റ്റിനു കിട്ടും. വോട്ടുകളിൽ, ഒരു ഫൈനലിസ്റ്റിനു കിട്ടിയ വോട്ടുകൾ, ഏറ്റവും കൂടുതൽ വോട്ട് കിട്ടിയ ഫൈനലിസ്റ്റിന്റെ വോട്ടുകളുടെ എത്ര ഭാഗമാണോ, പോയിന്റിന്റെ അത്ര ഭാഗം ആ ഫൈനലിസ്റ്റിനു കിട്ടും.',
  },
};

/** The use of artificial intelligence that a contest allows, as its rules and its entry form say it. */
export const AI: Record<Locale, Record<AiRule, string>> = {
  en: {
    'voice-human':
      'The voice must be sung by a person. Artificial intelligence may make the backing track and correct the pitch, but not the voice.',
    none: 'Nothing that you hear in the video may be made by artificial intelligence, neither the voice nor the backing track.',
    declared:
      'Artificial intelligence may make the backing track or the voice if the description of the video says so.',
  },
  ml: {
    'voice-human':
      'മനുഷ്യന്റെ ശബ്ദത്തിൽ പാടിയതാകണം. ബാക്കിങ് ട്രാക്ക് ഉണ്ടാക്കാനും ശ്രുതി ശരിയാക്കാനും നിർമിത ബുദ്ധി (AI) ഉപയോഗിക്കാം; ശബ്ദം ഉണ്ടാക്കാൻ പാടില്ല.',
    none: 'വീഡിയോയിൽ കേൾക്കുന്ന ഒന്നും നിർമിത ബുദ്ധി (AI) ഉണ്ടാക്കിയതാകരുത്: ശബ്ദവും ബാക്കിങ് ട്രാക്കും ഉൾപ്പെടെ.',
    declared: 'വീഡിയോയുടെ വിവരണത്തിൽ അറിയിച്ചാൽ, ബാക്കിങ് ട്രാക്കോ ശബ്ദമോ ഉണ്ടാക്കാൻ നിർമിത ബുദ്ധി (AI) ഉപയോഗിക്കാം.',
  },
};

const WORDS: Record<Locale, DateWords> = { en: english, ml: malayalam };

/** The texts in braces that are no placeholder, and braces that are not closed or not opened, each once. */
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
    renditionWeight: String(contest.renditionWeight),
    engagementWeight: String(contest.engagementWeight),
    votesWeight: String(100 - contest.renditionWeight - contest.engagementWeight),
    method: METHODS[language][contest.votesMethod],
    aiRule: contest.aiRule && AI[language][contest.aiRule],
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
