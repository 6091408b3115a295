import { useSyncExternalStore } from 'react';
import { useServices } from '../services';
import { NO_TIME, NOTHING_LOADED, type Player, type PlayerState, type PlayerTime } from './player';

export function usePlayer(): Player {
  return useServices().player;
}

// The server snapshot is constant: parts of the page may hydrate after the player has restored a song, and must match
// the server's HTML.
export function usePlayerState(): PlayerState {
  const player = usePlayer();
  return useSyncExternalStore(player.subscribe, player.getState, () => NOTHING_LOADED);
}

/** Changes several times a second while a song plays: use it only where the time is shown. */
export function usePlayerTime(): PlayerTime {
  const player = usePlayer();
  return useSyncExternalStore(player.subscribeTime, player.getTime, () => NO_TIME);
}

/** The time of this song; null while the player has another song, which avoids re-rendering. */
export function useTimeOf(songId: string): PlayerTime | null {
  const player = usePlayer();
  return useSyncExternalStore(
    player.subscribeTime,
    () => (player.getState().track?.id === songId ? player.getTime() : null),
    () => null,
  );
}
