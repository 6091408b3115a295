import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';

/** Where the focus was in the list of each page that has been left, as a row's number. */
const places = new Map<string, number>();

/**
 * Keeps the keyboard's place in a list: when the button that had the focus is gone or disabled once the rows have
 * changed, the row now at its place gets the focus, instead of the page from the top. So does the row from which one
 * has gone to another page and come back.
 */
export function useListFocus(rows: unknown) {
  const list = useRef<HTMLUListElement>(null);
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

function rowsOf(list: HTMLUListElement | null): HTMLElement[] {
  return Array.from(list?.querySelectorAll<HTMLElement>(':scope > li') ?? []);
}
