import { knownLocale, localizedPath, type Locale } from '@paattu/shared/locales';

/** The language of the console. `public/theme.js` reads the choice before the first paint. */
export const language: Locale = knownLocale(document.documentElement.lang);

/** The address of a page of the site in the language of the console, which it leads back to. */
export const sitePath = (path: string) => localizedPath(language, path);
