import { useState } from 'react';
import { playable } from '../../lib/player/track';
import { usePlayer, usePlayerState } from '../../lib/player/use-player';
import { toast } from '../../lib/toasts';
import { useTranslations } from '../../translations/use-translations';
import type { Song } from './song-queries';

export type SongPlay = ReturnType<typeof useSongPlay>;

/** Plays one song with the page's single player, which continues with the rest of `queue`. */
export function useSongPlay(song: Song, queue: readonly Song[], startAt = 0) {
  const t = useTranslations('songs');
  const player = usePlayer();
  const { track, status } = usePlayerState();
  const current = track?.id === song.id;
  const sounds = current && (status === 'playing' || status === 'loading');

  // `startAt` applies until the song has played here, even if the player restored this song at another position: a
  // visitor who follows a link with `?t=` expects that time. After that, the player's position applies.
  const [hasSounded, setHasSounded] = useState(false);
  if (sounds && !hasSounded) setHasSounded(true);
  const startsOver = !current || (startAt > 0 && !hasSounded);

  function playFrom(seconds: number) {
    const tracks = playable(queue);
    const chosen = tracks.find(({ id }) => id === song.id);
    if (chosen) player.play(chosen, tracks, seconds);
    else toast({ ...t.card.noAudio, tone: 'destructive' });
  }

  return {
    sounds,
    /** The player has another song, or this one at a position that does not apply. */
    startsOver,
    toggle: () => (startsOver ? playFrom(startAt) : player.toggle()),
    seek: (seconds: number) => (startsOver ? playFrom(seconds) : player.seek(seconds)),
  };
}
