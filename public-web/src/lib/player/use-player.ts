import { useSyncExternalStore } from 'react';
import { useServices } from '../services';
import type { Player, PlayerState, PlayerTime } from './player';

export function usePlayer(): Player {
  return useServices().player;
}

// The player is empty until the page has hydrated (`connect`), so server and browser agree.
export function usePlayerState(): PlayerState {
  const player = usePlayer();
  return useSyncExternalStore(player.subscribe, player.getState, player.getState);
}

/** Changes several times a second while a song plays: only for what shows the time. */
export function usePlayerTime(): PlayerTime {
  const player = usePlayer();
  return useSyncExternalStore(player.subscribeTime, player.getTime, player.getTime);
}
