import type { Locale } from '@paattu/shared/locales';
import { addLanguage, consoleLanguage } from '../lib/language';

/** Loads the sentences of Home. Modules read their sentences once, so the shell loads these before any other module of the remote. */
export async function loadLanguage(chosen: Locale): Promise<void> {
  if (chosen !== 'ml') return;
  addLanguage(chosen, (await import('./malayalam')).malayalam);
}

/** Loads the sentences of all other pages, before the code of the first of them. */
export async function loadLanguageOfPages(): Promise<void> {
  if (consoleLanguage() !== 'ml') return;
  addLanguage('ml', (await import('./malayalam-of-pages')).malayalamOfPages);
}
