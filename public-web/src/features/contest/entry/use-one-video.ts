import { useEffect, useState } from 'react';
import { usePlayerState } from '../../../lib/player/use-player';

/** The video of the page that plays, by the id or number of its entry: either one of them or the player. */
export function useOneVideo<Id = string>() {
  const [playing, setPlaying] = useState<Id | null>(null);
  const { status } = usePlayerState();
  // Not while rendering: the player still plays when a press opens a video.
  useEffect(() => {
    if (status === 'playing') setPlaying(null);
  }, [status]);
  return { playing, play: setPlaying };
}
