import { useEffect, useSyncExternalStore } from 'react';
import { playable } from '../../lib/player/track';
import { usePlayer } from '../../lib/player/use-player';
import type { Song } from './song-queries';

/** Updates the player's songs from the list: songs that the player restored after a reload may have changed since. */
export function useRenewedQueue(songs: readonly Song[] | undefined): void {
  const player = usePlayer();
  const trackId = useSyncExternalStore(
    player.subscribe,
    () => player.getState().track?.id,
    () => undefined,
  );

  // Also runs when the player's song changes: the list may load before the player restores its song.
  useEffect(() => {
    if (songs) player.renew(playable(songs));
  }, [player, songs, trackId]);
}
