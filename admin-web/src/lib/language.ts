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

let language: Locale = 'en';
let sentences: Partial<Record<string, object>> = {};

/** Before any module with sentences is imported: each reads those of its area once. */
export function setLanguage(chosen: Locale, itsSentences: Record<string, object>): void {
  language = chosen;
  sentences = itsSentences;
}

export const consoleLanguage = () => language;

/** For `Intl`: the language of the console, as written in India. */
export const intlLocale = () => `${language}-IN`;

/** The sentences of an area in the language of the console. `malayalam.ts` has those of the area in Malayalam. */
export function inLanguage<T extends object>(area: string, english: T): Sentences<T> {
  return (sentences[area] ?? english) as Sentences<T>;
}
