import type { Locale } from '@paattu/shared/locales';
import { setLanguage } from './lib/language';

/** Loads the sentences of a language. The shell waits for it before it loads another module of the remote, because modules read their sentences once. */
export async function loadLanguage(chosen: Locale): Promise<void> {
  if (chosen !== 'ml') return;
  const { malayalam, serverTranslations } = await import('./malayalam');
  setLanguage(chosen, malayalam, serverTranslations);
}
