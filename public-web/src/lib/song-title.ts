import type { Locale } from '@paattu/shared/locales';
import { languageOf } from './language';
import { useLocale } from '../translations/use-translations';
import type { Track } from './player/track';

interface Title {
  text: string;
  /** Undefined if it is the page's language. */
  lang: Locale | undefined;
}

export interface SongTitle extends Title {
  /** The title in the other language, if the song has one. */
  second: Title | null;
}

type Titled = Pick<Track, 'title' | 'titleMalayalam'>;

/** The titles of a song: first the one in the language of the page, if there is one. */
export function songTitle({ title, titleMalayalam }: Titled, locale: Locale): SongTitle {
  const [first, second] =
    locale === 'ml' && titleMalayalam ? [titleMalayalam, title] : [title, titleMalayalam];
  const titled = (text: string): Title => ({ text, lang: languageOf(text, locale) });
  return { ...titled(first), second: second ? titled(second) : null };
}

export function useSongTitle(song: Titled): SongTitle {
  return songTitle(song, useLocale());
}
