import { laterHomes as english } from '../../../translations/en/later-homes';
import { laterHomes as malayalam } from '../../../translations/ml/later-homes';
import { useLocale } from '../../../translations/use-translations';
import type { HeroCover, HeroSong } from './hero';
import type { NewSongs } from './new-songs';

/** Parts of the first home pages. An import would make a chunk of them, for which each first load waits. */
export interface HomeParts {
  HeroCover: typeof HeroCover;
  HeroSong: typeof HeroSong;
  NewSongs: typeof NewSongs;
}

/** No area of the catalogue, because each area adds to the first load of every page. */
const SENTENCES = { en: english, ml: malayalam };

export function useSentences() {
  return SENTENCES[useLocale()];
}
