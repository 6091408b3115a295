import type { Locale } from '@paattu/shared/locales';
import { phrases as english } from './en/emails.js';
import { en } from './en/index.js';
import { phrases as malayalam } from './ml/emails.js';
import { ml } from './ml/index.js';

/** The sentences of emails and feeds. English is the type of every language. */
export type Translations = typeof en;
export type EmailTranslations = Translations['emails'];

/** For the texts of emails, which have each language in one file. */
export const phrases = { en: english, ml: malayalam };

const translations: Record<Locale, Translations> = { en, ml };

export function translationsOf(language: Locale): Translations {
  return translations[language];
}
