import type { Locale } from '../locales.js';

/** The artist's name, which is also the site's. */
export const DEFAULT_NAMES: Readonly<Record<Locale, string>> = { en: 'Paattu', ml: 'പാട്ട്' };

interface OwnNames {
  name?: string | undefined;
  nameMalayalam?: string | undefined;
}

/** The artist's own name in a language, or in the other one where it was written in that alone. */
export function ownNameIn({ name, nameMalayalam }: OwnNames, locale: Locale): string | undefined {
  return locale === 'ml' ? (nameMalayalam ?? name) : (name ?? nameMalayalam);
}
