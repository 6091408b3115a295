import { useEffect } from 'react';

/**
 * Announces that the handlers of the page are attached, so that `head-script.js` replays the presses that it holds.
 * Runs one task after the effects: by then the query, session and player, which only the browser knows, are rendered.
 */
export function Ready() {
  useEffect(() => {
    const timer = setTimeout(() => dispatchEvent(new Event('page-ready')));
    return () => clearTimeout(timer);
  }, []);
  return null;
}
