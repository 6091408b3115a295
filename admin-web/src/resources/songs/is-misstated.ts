import type { Song } from './api';

type Lengths = Pick<Song, 'statedSeconds' | 'durationSeconds'>;

/** Whether the file states another length than it has. */
export function isMisstated(song: Lengths): song is { statedSeconds: number; durationSeconds: number } {
  return song.statedSeconds !== null && song.durationSeconds !== null;
}
