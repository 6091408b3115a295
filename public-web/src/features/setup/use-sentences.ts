import type { Locale } from '@paattu/shared/locales';
import { setup as english } from '../../translations/en/setup';
import { setup as malayalam } from '../../translations/ml/setup';
import { useLocale } from '../../translations/use-translations';

/** No area of the catalogue, because each area adds to the first load of every page. */
const SENTENCES: Record<Locale, typeof english> = { en: english, ml: malayalam };

export function useSentences() {
  return SENTENCES[useLocale()];
}
