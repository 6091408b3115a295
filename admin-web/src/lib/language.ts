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

/** The errors of the server, which are English, in another language. */
export interface ServerErrors {
  /** By the code of an error: what is true for all that the server says with it. */
  errorsByCode: Texts;
  /** The codes whose message says what only the server knows. It is quoted. */
  quotedCodes: readonly string[];
  quote: (words: string) => string;
}

/** Other words of the server in another language. */
export interface ServerWords {
  /** What it says with a code of several meanings, or without a code. */
  sentencesByEnglish: Texts;
  /** Sentences with numbers and names. */
  patterns: ReadonlyArray<readonly [english: RegExp, other: (...found: string[]) => string]>;
  emailsByTemplate: Readonly<Record<string, { label: string; whenSent?: string }>>;
  emailBlocks: Texts;
  emailVariables: Texts;
  dataKinds: Readonly<Record<string, { what: string; basis: string; from: string; end: string }>>;
}

let language: Locale = 'en';
const sentences: Partial<Record<string, object>> = {};
let errors: ServerErrors | null = null;
let words: ServerWords | null = null;

/** What a part of the console says in another language than English. */
export interface Translations {
  /** By the area that `inLanguage` names. */
  sentences: Record<string, object>;
  errors?: ServerErrors;
  words?: ServerWords;
}

/** Before any module with these sentences is imported: each reads those of its area once. */
export function addLanguage(chosen: Locale, added: Translations): void {
  language = chosen;
  Object.assign(sentences, added.sentences);
  errors ??= added.errors ?? null;
  words ??= added.words ?? null;
}

export const consoleLanguage = () => language;

/** For `Intl`: the language of the console, as written in India. */
export const intlLocale = () => `${language}-IN`;

/** The sentences of an area in the language of the console. `malayalam.ts` or `malayalam-of-pages.ts` has those of the area in Malayalam. */
export function inLanguage<T extends object>(area: string, english: T): Sentences<T> {
  return (sentences[area] ?? english) as Sentences<T>;
}

/** The errors of the server in the language of the console; null in an English console. */
export const errorsOfServer = () => errors;

/** Other words of the server in the language of the console; null in an English console and on Home. */
export const wordsOfServer = () => words;
