import { type Locale, locales } from '../locales.js';

/** The artist's name, which is also the site's. */
export const DEFAULT_NAMES: Readonly<Record<Locale, string>> = { en: 'Paattu', ml: 'പാട്ട്' };

export interface OwnNames {
  name?: string | undefined;
  nameMalayalam?: string | undefined;
}

/** The artist's own name in a language, or in the other one where it was written in that alone. */
export function ownNameIn({ name, nameMalayalam }: OwnNames, locale: Locale): string | undefined {
  return locale === 'ml' ? (nameMalayalam ?? name) : (name ?? nameMalayalam);
}

/** The name of the site in a language. */
export function siteNameIn(names: OwnNames, locale: Locale): string {
  return ownNameIn(names, locale) ?? DEFAULT_NAMES[locale];
}

/** The name of a song's artist in a language. Only the site's own artist has a name in each; another artist's name stays as it is. */
export function artistIn(artist: string, names: OwnNames, locale: Locale): string {
  const isOwn = locales.some((each) => ownNameIn(names, each) === artist);
  return (isOwn && ownNameIn(names, locale)) || artist;
}
