import { useSyncExternalStore } from 'react';
import { useServices } from '../services';
import { NO_TIME, NOTHING_LOADED, type Player, type PlayerState, type PlayerTime } from './player';

export function usePlayer(): Player {
  return useServices().player;
}

// Parts of the page may hydrate after the player has brought back a song, so that what the server rendered must not be
// asked of the player itself.
export function usePlayerState(): PlayerState {
  const player = usePlayer();
  return useSyncExternalStore(player.subscribe, player.getState, () => NOTHING_LOADED);
}

/** Changes several times a second while a song plays: only for what shows the time. */
export function usePlayerTime(): PlayerTime {
  const player = usePlayer();
  return useSyncExternalStore(player.subscribeTime, player.getTime, () => NO_TIME);
}

/** The time of this one song; null, and so nothing to render, while the player has another. */
export function useTimeOf(songId: string): PlayerTime | null {
  const player = usePlayer();
  return useSyncExternalStore(
    player.subscribeTime,
    () => (player.getState().track?.id === songId ? player.getTime() : null),
    () => null,
  );
}
