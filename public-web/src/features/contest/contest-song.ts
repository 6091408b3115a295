import type { Song } from '../../components/song/song-queries';
import type { Contest } from './contest-queries';

/** The song of the contest, found by its title; the newest song while the site has no song of this title. */
export function contestSong(songs: readonly Song[], contest?: Contest): Song | undefined {
  const titled = contest && songs.find((song) => sameTitle(song.title, contest.songTitle));
  return titled ?? songs[0];
}

const sameTitle = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase();
