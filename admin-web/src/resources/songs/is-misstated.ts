import type { Song } from './api';

type Lengths = Pick<Song, 'statedSeconds' | 'durationSeconds'>;

/** Whether the file states another length than it has. A process of the release before does not say. */
export function isMisstated(song: Lengths): song is { statedSeconds: number; durationSeconds: number } {
  return typeof song.statedSeconds === 'number' && song.durationSeconds !== null;
}
