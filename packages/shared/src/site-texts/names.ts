import type { Locale } from '../locales.js';

/** The artist's name, which is also the site's. */
export const DEFAULT_NAMES: Readonly<Record<Locale, string>> = { en: 'Paattu', ml: 'പാട്ട്' };
