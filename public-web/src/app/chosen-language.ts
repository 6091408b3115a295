import type { Locale } from '@paattu/api-client/locales';

const LANGUAGE_KEY = 'paattu-language';

/** Stores that the visitor chose a language, so that the site offers no other one. */
export function rememberLanguage(language: Locale): void {
  try {
    localStorage.setItem(LANGUAGE_KEY, language);
  } catch {
    // Storage is disabled: the offer returns with the next page that is loaded.
  }
}

export function hasChosenLanguage(): boolean {
  try {
    return localStorage.getItem(LANGUAGE_KEY) !== null;
  } catch {
    return false;
  }
}
