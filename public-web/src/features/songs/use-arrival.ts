import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';

/** Brings the card of the song that the address names into view and into focus; going back leaves the page as it was. */
export function useArrival(named: boolean) {
  const card = useRef<HTMLElement>(null);
  const { key } = useLocation();
  const navigation = useNavigationType();

  // Not in the layout phase, in which the page itself reacts to a change of address.
  useEffect(() => {
    // The first view is a Pop too: `head-script.js` has opened it at the song before it was drawn.
    if (!named || navigation === NavigationType.Pop || !card.current) return;
    card.current.focus({ preventScroll: true });
    card.current.scrollIntoView({ block: 'start' });
  }, [named, navigation, key]);

  return card;
}
