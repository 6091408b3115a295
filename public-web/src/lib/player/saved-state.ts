import type { Track } from './track';

/** The state that survives a reload, separate for each tab; all tabs and visits share the volume. */
export interface SavedPlayback {
  queue: Track[];
  index: number;
  time: number;
}

const PLAYBACK = 'paattu-playback';
export const VOLUME = 'paattu-volume';

/** Storage can be disabled or full; the player works without it. */
function attempt<T>(work: () => T): T | null {
  try {
    return work();
  } catch {
    return null;
  }
}

export function savePlayback(playback: SavedPlayback): void {
  attempt(() => sessionStorage.setItem(PLAYBACK, JSON.stringify(playback)));
}

export function forgetPlayback(): void {
  attempt(() => sessionStorage.removeItem(PLAYBACK));
}

export function loadPlayback(): SavedPlayback | null {
  const saved = attempt(() => JSON.parse(sessionStorage.getItem(PLAYBACK) ?? 'null') as SavedPlayback | null);
  return saved?.queue?.[saved.index]?.id && Number.isFinite(saved.time) ? saved : null;
}

export function loadVolume(): number {
  const volume = Number(attempt(() => localStorage.getItem(VOLUME)) ?? 1);
  return volume >= 0 && volume <= 1 ? volume : 1;
}
