import { foldText } from '@paattu/shared/fold-text';
import type { Song } from '../../../components/song/song-queries';
import type { Contest } from './contest-queries';

/** The song of the contest, found by its title; the newest song while the site has no song of this title. */
export function contestSong(songs: readonly Song[], contest?: Contest): Song | undefined {
  return (contest && songOf(songs, contest)) ?? songs[0];
}

/** The song of the contest, if the site has it. */
export function songOf(songs: readonly Song[], { songTitle }: Pick<Contest, 'songTitle'>): Song | undefined {
  return songs.find((song) => sameTitle(song.title, songTitle));
}

const sameTitle = (one: string, other: string) => foldText(one) === foldText(other);
