import { useEffect } from 'react';
import { connectMediaSession } from '../lib/player/media-session';
import { useServices } from '../lib/services';

let started = false;

/** Brings in what depends on the visitor (session, player) once the page has hydrated. */
export function StartOnce() {
  const { session, player } = useServices();
  useEffect(() => {
    if (started) return;
    started = true;
    void session.start().finally(() => delete document.documentElement.dataset.session);
    const audio = document.createElement('audio');
    audio.preload = 'none';
    document.body.append(audio);
    player.connect(audio);
    connectMediaSession(player);
  }, [session, player]);
  return null;
}
