import { useEffect, useRef } from 'react';
import { type Location, NavigationType, useLocation, useNavigationType } from 'react-router';
import { keepsPlace } from '../../lib/keeps-place';

/** Scrolls to the card of the song that the URL names and focuses it; Back leaves the scroll position as it was. */
export function useArrival(named: boolean) {
  const card = useRef<HTMLElement>(null);
  const location: Location<unknown> = useLocation();
  const { key, state } = location;
  const navigation = useNavigationType();

  // Not a layout effect: in that phase the page itself reacts to the new URL.
  useEffect(() => {
    // The first view is also a Pop: `head-script.js` scrolled to the song before the first paint.
    if (!named || navigation === NavigationType.Pop || keepsPlace(state) || !card.current) return;
    card.current.focus({ preventScroll: true });
    card.current.scrollIntoView({ block: 'start' });
  }, [named, navigation, key, state]);

  return card;
}
