import { useEffect } from 'react';
import { connectMediaSession } from '../lib/player/media-session';
import { useServices } from '../lib/services';

let started = false;

/** The one that was pressed before the page was alive, which the script in the head has marked. */
function pressHeldButton(): void {
  const button = document.querySelector<HTMLButtonElement>('button[data-held]');
  if (!button) return;
  delete button.dataset.held;
  button.click();
}

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
    document.documentElement.dataset.alive = '';
    // A moment later, when all other effects have run.
    setTimeout(pressHeldButton);
  }, [session, player]);
  return null;
}
