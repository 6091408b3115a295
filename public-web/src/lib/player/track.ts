import type { Ground } from '../ground';

/** The player's data of a song; a subset of SongDto, so that callers can pass a song as it is. */
export interface Track {
  id: string;
  slug: string;
  title: string;
  titleMalayalam: string | null;
  artist: string;
  audioUrl: string;
  coverUrl: string | null;
  // The songs that an earlier release has saved lack these.
  coverPageUrl?: string | null;
  coverCardUrl?: string | null;
  lyricsUrl?: string | null;
  waveformUrl?: string | null;
  ground?: Ground | null;
  durationSeconds: number | null;
}

/** A song can be listed before it has a file; only a song with a file can be queued. */
export function playable<Song extends { audioUrl: string | null }>(
  songs: readonly Song[],
): (Song & { audioUrl: string })[] {
  return songs.filter((song): song is Song & { audioUrl: string } => song.audioUrl !== null);
}
