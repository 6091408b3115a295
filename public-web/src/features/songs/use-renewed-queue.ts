import { useEffect, useSyncExternalStore } from 'react';
import { playable } from '../../lib/player/track';
import { usePlayer } from '../../lib/player/use-player';
import type { Song } from './song-queries';

/** Has the player hold its songs as the list has them: what it brought back after a reload may have changed since. */
export function useRenewedQueue(songs: readonly Song[] | undefined): void {
  const player = usePlayer();
  const trackId = useSyncExternalStore(
    player.subscribe,
    () => player.getState().track?.id,
    () => undefined,
  );

  // Also when another song is taken up: the list may be there before the player has brought anything back.
  useEffect(() => {
    if (songs) player.renew(playable(songs));
  }, [player, songs, trackId]);
}
