import type { Locale } from '@paattu/shared/locales';
import { player as english } from '../../translations/en/player';
import { player as malayalam } from '../../translations/ml/player';
import { useLocale } from '../../translations/use-translations';

/** No area of the catalogue, because each area adds to the first load, and the player never waits for its sentences. */
const SENTENCES: Record<Locale, typeof english> = { en: english, ml: malayalam };

export function useSentences() {
  return SENTENCES[useLocale()];
}
