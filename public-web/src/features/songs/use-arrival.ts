import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';

/** Brings the card of the song that the address names into view and into focus; going back leaves the page as it was. */
export function useArrival(named: boolean) {
  const card = useRef<HTMLElement>(null);
  const { key } = useLocation();
  const navigation = useNavigationType();
  // The first view counts as going back, too; it alone has this key.
  const arrives = named && (navigation !== NavigationType.Pop || key === 'default');

  // Not in the layout phase: what the page itself does on a change of address happens there, and comes first.
  useEffect(() => {
    if (!arrives || !card.current) return;
    card.current.focus({ preventScroll: true });
    card.current.scrollIntoView({ block: 'start' });
  }, [arrives, key]);
  return card;
}
