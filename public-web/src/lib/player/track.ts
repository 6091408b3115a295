/** What the player knows of a song; a part of SongDto, so that a song can be handed over as it is. */
export interface Track {
  id: string;
  slug: string;
  title: string;
  titleMalayalam: string | null;
  artist: string;
  audioUrl: string;
  coverUrl: string | null;
  durationSeconds: number | null;
}

/** Songs can be listed before they have a file; only those with one can be queued. */
export function playable<Song extends { audioUrl: string | null }>(
  songs: readonly Song[],
): (Song & { audioUrl: string })[] {
  return songs.filter((song): song is Song & { audioUrl: string } => song.audioUrl !== null);
}
