import { latePart } from './late-part';

export const queue = latePart(async () => (await import('./queue/queue')).Queue);
export const lyrics = latePart(async () => (await import('./lyrics/lyrics')).Lyrics);
export const loadSheet = async () => (await import('./player-sheet')).PlayerSheet;

/** All of them, so that they open at once, and also after the connection is gone. */
export function preloadParts(): void {
  // Without them the music plays on. Each loads when it opens.
  for (const load of [queue.preload, lyrics.preload, loadSheet]) load().catch(() => {});
}
