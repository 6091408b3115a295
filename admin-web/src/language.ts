import type { Locale } from '@paattu/shared/locales';
import type { serverTranslations as malayalamOfServer } from './lib/server-translations/all.ml';

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
let ofServer: typeof malayalamOfServer | null = null;

/** Loads the sentences of a language. Whoever shows pages awaits it before any module with sentences is imported. */
export async function loadLanguage(chosen: Locale): Promise<void> {
  if (chosen === 'ml') ({ malayalam: sentences, serverTranslations: ofServer } = await import('./malayalam'));
  language = chosen;
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
