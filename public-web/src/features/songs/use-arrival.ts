import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';

/** Until the visitor has gone on to another address. */
let isFirstView = true;

/** Brings the card of the song that the address names into view and into focus; going back leaves the page as it was. */
export function useArrival(named: boolean) {
  const card = useRef<HTMLElement>(null);
  const { key } = useLocation();
  const navigation = useNavigationType();

  // Not in the layout phase: what the page itself does on a change of address happens there, and comes first.
  useEffect(() => {
    // The first view counts as going back, too, and has the key that coming back to it has; a reload has another.
    const arrives = navigation !== NavigationType.Pop || (key === 'default' && isFirstView);
    if (!named || !arrives || !card.current) return;
    card.current.focus({ preventScroll: true });
    card.current.scrollIntoView({ block: 'start' });
  }, [named, navigation, key]);

  useEffect(
    () => () => {
      isFirstView = false;
    },
    [key],
  );
  return card;
}
