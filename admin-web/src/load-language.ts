import type { Locale } from '@paattu/shared/locales';
import { speak } from './language';

/** Loads the sentences of a language, before any module that reads them is imported. English is what the modules have. */
export async function loadLanguage(chosen: Locale): Promise<void> {
  if (chosen !== 'ml') return;
  const { malayalam, serverTranslations } = await import('./malayalam');
  speak(chosen, malayalam, serverTranslations);
}
