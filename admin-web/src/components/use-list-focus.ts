import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';

/** The index of the focused row in the list of each page, by path. */
const places = new Map<string, number>();

/**
 * Keeps the focus in a list. If the focused button disappears or is disabled when the rows change, the row at its index
 * gets the focus, instead of the top of the page. After the Back button, the row that the owner left gets the focus
 * again.
 */
export function useListFocus<List extends HTMLElement = HTMLUListElement>(rows: unknown) {
  const list = useRef<List>(null);
  const { pathname } = useLocation();
  const isBack = useNavigationType() === NavigationType.Pop;
  const place = useRef(isBack ? (places.get(pathname) ?? -1) : -1);

  useEffect(() => {
    function remember({ target }: FocusEvent) {
      place.current = rowsOf(list.current).findIndex((row) => target instanceof Node && row.contains(target));
    }
    document.addEventListener('focusin', remember);
    return () => {
      document.removeEventListener('focusin', remember);
      places.set(pathname, place.current);
    };
  }, [pathname]);

  useEffect(() => {
    if (place.current === -1 || document.activeElement !== document.body) return;
    const present = rowsOf(list.current);
    present[Math.min(place.current, present.length - 1)]?.focus({ preventScroll: true });
  }, [rows]);

  return list;
}

function rowsOf(list: HTMLElement | null): HTMLElement[] {
  return Array.from(list?.querySelectorAll<HTMLElement>(':scope > :is(li, tr)') ?? []);
}
