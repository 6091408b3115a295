import type { Locale } from '@paattu/api-client/locales';
import { en } from './en/index.js';
import { ml } from './ml/index.js';

/** What people read in emails and feeds. English is the type of every language. */
export type Translations = typeof en;
export type EmailTranslations = Translations['emails'];

const translations: Record<Locale, Translations> = { en, ml };

export function translationsOf(language: Locale): Translations {
  return translations[language];
}
