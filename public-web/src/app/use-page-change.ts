import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from '../lib/router/router';
import { toasts } from '../lib/toasts';

/** The scroll position of each history entry, by the entry's key. */
const positions = new Map<string, number>();

/**
 * Makes a change of page behave like a browser navigation: a new page starts at its top, or at the part that the link
 * names, and screen readers start at its heading; Back restores the scroll position.
 */
export function usePageChange(main: RefObject<HTMLElement | null>): void {
  const { key, pathname, search, hash, state, isFromHistory } = useLocation();
  const shown = useRef({ key, pathname, search });

  useEffect(() => {
    const leaveToBrowser = () => (history.scrollRestoration = 'auto');
    history.scrollRestoration = 'manual';
    addEventListener('pagehide', leaveToBrowser);
    return () => removeEventListener('pagehide', leaveToBrowser);
  }, []);

  // A layout effect, so that the listener of the new page also receives the scrolling below.
  useLayoutEffect(() => {
    const remember = () => positions.set(key, scrollY);
    addEventListener('scroll', remember, { passive: true });
    return () => removeEventListener('scroll', remember);
  }, [key]);

  useLayoutEffect(() => {
    if (shown.current.key === key) return;
    const samePage = shown.current.pathname === pathname;
    // The form of another mode is another form.
    if (!samePage || shown.current.search !== search) toasts.dismissErrors();
    shown.current = { key, pathname, search };
    if (keepsPlace(state)) return;
    const target = elementOf(hash);
    if (isFromHistory) scrollTo(0, positions.get(key) ?? 0);
    else if (target) target.scrollIntoView();
    else if (!samePage) scrollTo(0, 0);

    if (samePage && (isFromHistory || !target)) return;
    const start = target ?? main.current?.querySelector('h1') ?? main.current;
    start?.setAttribute('tabindex', '-1');
    start?.focus({ preventScroll: true });
  }, [main, key, pathname, search, hash, state, isFromHistory]);
}

/** The element that a fragment names, as in '#privacy'. */
function elementOf(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    // Not the encoding of a text: '#%'.
    return null;
  }
}

/** By the state of its history entry: a change that keeps the scroll position, such as one of the filter or the language. */
function keepsPlace(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'keepsPlace' in state;
}
