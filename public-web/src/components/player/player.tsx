import { Suspense, useEffect, useState, type ComponentType } from 'react';
import { usePlayer, usePlayerState } from '../../lib/player/use-player';

/** The bar at the bottom of every page. Its code loads with the first song. */
export function Player() {
  const player = usePlayer();
  const { track } = usePlayerState();
  const [PlayerBar, setPlayerBar] = useState<ComponentType | null>(null);

  useEffect(() => {
    if (!track || PlayerBar) return;
    import('./player-bar').then(
      (loaded) => setPlayerBar(() => loaded.PlayerBar),
      // The music plays without the bar; the next song tries again.
      () => {},
    );
  }, [track, PlayerBar]);

  // `head-script.js` reserves the space for a saved song, which the player may have been unable to restore.
  useEffect(() => {
    if (!player.getState().track) delete document.documentElement.dataset.player;
  }, [player]);

  const space = <div className="player-bar player-space" />;
  if (!track || !PlayerBar) return space;
  return (
    <Suspense fallback={space}>
      <PlayerBar />
    </Suspense>
  );
}
