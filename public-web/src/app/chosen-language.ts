import type { Locale } from '@paattu/shared/locales';

/** `head-script.js` reads the same key. */
const LANGUAGE_KEY = 'paattu-language';

/** Stores that the visitor chose a language, so that the site offers no other one. */
export function rememberLanguage(language: Locale): void {
  delete document.documentElement.dataset.offer;
  try {
    localStorage.setItem(LANGUAGE_KEY, language);
  } catch {
    // Storage is disabled: the offer returns with the next page that is loaded.
  }
}
