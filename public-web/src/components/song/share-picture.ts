import type { Locale } from '@paattu/shared/locales';
import { songTitle } from '../../lib/song-title';
import type { Song } from './song-queries';

/** The picture beside links to a page that is about a song; the server draws it from the cover and the titles. */
export function sharePicture(song: Song, locale: Locale) {
  return {
    path: `${song.coverUrl}&size=share`,
    alt: songTitle(song, locale).text,
    size: { width: 1200, height: 630 },
  };
}
