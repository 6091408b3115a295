import { DEFAULT_LOCALE, type Locale } from '@paattu/shared/locales';
import { useLocale } from '../translations/use-translations';

const MALAYALAM = /\p{Script=Malayalam}/u;
const LETTER = /\p{Letter}/u;

/** The `lang` of text from visitors or the owner; undefined if it is the page's language. */
export function languageOf(text: string, locale: Locale): Locale | undefined {
  const language = MALAYALAM.test(text) ? 'ml' : LETTER.test(text) ? 'en' : locale;
  return language === locale ? undefined : language;
}

/** `languageOf` for the language of this page. */
export function useLanguageOf() {
  const locale = useLocale();
  return (text: string) => languageOf(text, locale);
}

/** What a form sends of its language: nothing for the default one, whose field the API of the last release rejects. */
export function writtenIn(language: Locale): { language?: Locale } {
  return language === DEFAULT_LOCALE ? {} : { language };
}
