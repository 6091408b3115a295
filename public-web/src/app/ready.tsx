import { useEffect } from 'react';

/**
 * Announces that the page around it has its handlers, so that `head-script.js` lets the presses that it holds happen.
 * A moment after the effects, because what only the browser knows (query, session, player) is rendered by then.
 */
export function Ready() {
  useEffect(() => {
    const timer = setTimeout(() => dispatchEvent(new Event('page-ready')));
    return () => clearTimeout(timer);
  }, []);
  return null;
}
