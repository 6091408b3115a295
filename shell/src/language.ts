import { knownLocale, type Locale } from '@paattu/shared/locales';

/** The language of the console. `public/theme.js` reads the choice before the first paint. */
export const language: Locale = knownLocale(document.documentElement.lang);
