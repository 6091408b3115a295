import type { Player } from './player';
import { splitLocale } from '@paattu/api-client/locales';
import { songTitle } from '../song-title';
import type { Track } from './track';

const SEEK_STEP = 10;

/** Shows the song on the lock screen, and lets its controls and those of headphones control the player. */
export function connectMediaSession(player: Player): void {
  if (!('mediaSession' in navigator)) return;
  const { mediaSession } = navigator;

  mediaSession.setActionHandler('play', () => player.resume());
  mediaSession.setActionHandler('pause', () => player.pause());
  mediaSession.setActionHandler('previoustrack', () => player.previous());
  mediaSession.setActionHandler('nexttrack', () => player.next());
  mediaSession.setActionHandler('seekbackward', ({ seekOffset }) =>
    player.seekBy(-(seekOffset ?? SEEK_STEP)),
  );
  mediaSession.setActionHandler('seekforward', ({ seekOffset }) => player.seekBy(seekOffset ?? SEEK_STEP));
  mediaSession.setActionHandler('seekto', ({ seekTime }) => {
    if (seekTime !== undefined) player.seek(seekTime);
  });

  let shown: Track | null = null;
  player.subscribe(() => {
    const { track, status } = player.getState();
    mediaSession.playbackState = !track ? 'none' : status === 'playing' ? 'playing' : 'paused';
    if (track === shown) return;
    shown = track;
    mediaSession.metadata = track
      ? new MediaMetadata({
          title: songTitle(track, splitLocale(location.pathname).locale).text,
          artist: track.artist,
          artwork: track.coverUrl ? [{ src: track.coverUrl }] : [],
        })
      : null;
  });
  player.subscribeTime(() => {
    const { current, duration } = player.getTime();
    if (duration > 0) mediaSession.setPositionState({ duration, position: Math.min(current, duration) });
    else mediaSession.setPositionState();
  });
}
