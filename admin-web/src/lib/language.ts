import type { Locale } from '@paattu/shared/locales';

/** The widest type of sentences in another language: the texts of English are none of it. */
export type Sentences<T> = T extends string
  ? string
  : T extends (...args: infer Args) => infer Result
    ? (...args: Args) => Sentences<Result>
    : T extends readonly unknown[]
      ? { [Index in keyof T]: Sentences<T[Index]> }
      : T extends object
        ? { [Key in keyof T]: Sentences<T[Key]> }
        : T;

type Texts = Readonly<Record<string, string>>;

/** What the server says in English, in another language. */
export interface ServerTranslations {
  /** By the code of an error: what is true for all that the server says with it. */
  errorsByCode: Texts;
  /** The codes whose message says what only the server knows. It is quoted. */
  quotedCodes: readonly string[];
  quote: (words: string) => string;
  sentencesByEnglish: Texts;
  /** Sentences with numbers and names. */
  patterns: ReadonlyArray<readonly [english: RegExp, other: (...found: string[]) => string]>;
  emailsByTemplate: Readonly<Record<string, { label: string; whenSent?: string }>>;
  emailBlocks: Texts;
  emailVariables: Texts;
  dataKinds: Readonly<Record<string, { what: string; basis: string; from: string; end: string }>>;
}

let language: Locale = 'en';
let sentences: Partial<Record<string, object>> = {};
let ofServer: ServerTranslations | null = null;

/** Before any module with sentences is imported: each reads those of its area once. */
export function setLanguage(
  chosen: Locale,
  itsSentences: Record<string, object>,
  itsTranslations: ServerTranslations,
): void {
  language = chosen;
  sentences = itsSentences;
  ofServer = itsTranslations;
}

export const consoleLanguage = () => language;

/** For `Intl`: the language of the console, as written in India. */
export const intlLocale = () => `${language}-IN`;

/** The sentences of an area in the language of the console. `malayalam.ts` has those of the area in Malayalam. */
export function inLanguage<T extends object>(area: string, english: T): Sentences<T> {
  return (sentences[area] ?? english) as Sentences<T>;
}

/** What the server says in English, in the language of the console; null in an English console. */
export const translationsOfServer = () => ofServer;
