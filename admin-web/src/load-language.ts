import type { Locale } from '@paattu/shared/locales';
import { setLanguage } from './lib/language';

/** Loads the sentences of a language. Whoever shows pages awaits it before any other module of the remote. */
export async function loadLanguage(chosen: Locale): Promise<void> {
  if (chosen !== 'ml') return;
  const { malayalam, serverTranslations } = await import('./malayalam');
  setLanguage(chosen, malayalam, serverTranslations);
}
