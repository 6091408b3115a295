import type { Player } from './player';
import { splitLocale } from '@paattu/shared/locales';
import { songTitle } from '../song-title';
import type { Track } from './track';

const SEEK_STEP = 10;

/**
 * Shows the song on the lock screen, and lets its controls and those of headphones control the player. The returned
 * function ends both.
 */
export function connectMediaSession(player: Player, artistOf: (artist: string) => string): () => void {
  if (!('mediaSession' in navigator)) return () => {};
  const { mediaSession } = navigator;

  const handlers: Partial<Record<MediaSessionAction, MediaSessionActionHandler>> = {
    play: () => player.resume(),
    pause: () => player.pause(),
    previoustrack: () => player.previous(),
    nexttrack: () => player.next(),
    seekbackward: ({ seekOffset }) => player.seekBy(-(seekOffset ?? SEEK_STEP)),
    seekforward: ({ seekOffset }) => player.seekBy(seekOffset ?? SEEK_STEP),
    seekto: ({ seekTime }) => {
      if (seekTime !== undefined) player.seek(seekTime);
    },
  };
  const actions = Object.keys(handlers) as MediaSessionAction[];
  for (const action of actions) mediaSession.setActionHandler(action, handlers[action] ?? null);

  let shown: Track | null = null;
  function showTrack() {
    const { track, status } = player.getState();
    mediaSession.playbackState = !track ? 'none' : status === 'playing' ? 'playing' : 'paused';
    if (track === shown) return;
    shown = track;
    mediaSession.metadata = track
      ? new MediaMetadata({
          title: songTitle(track, splitLocale(location.pathname).locale).text,
          artist: artistOf(track.artist),
          artwork: track.coverUrl ? [{ src: track.coverUrl }] : [],
        })
      : null;
  }
  function showTime() {
    const { current, duration } = player.getTime();
    if (duration > 0) mediaSession.setPositionState({ duration, position: Math.min(current, duration) });
    else mediaSession.setPositionState();
  }

  showTrack();
  showTime();
  const unsubscribe = player.subscribe(showTrack);
  const unsubscribeTime = player.subscribeTime(showTime);
  return () => {
    unsubscribe();
    unsubscribeTime();
    for (const action of actions) mediaSession.setActionHandler(action, null);
    mediaSession.playbackState = 'none';
    mediaSession.metadata = null;
  };
}
