import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { NavigationType, useLocation, useNavigationType, type Location } from 'react-router';

/** How far each page of the history was scrolled, by the history's keys. */
const positions = new Map<string, number>();

/**
 * Makes a change of page feel like one that the browser made: a new page starts at its top, or at the part that the
 * link names, and is read from its heading on; going back returns to where one was.
 */
export function usePageChange(main: RefObject<HTMLElement | null>): void {
  const location: Location<unknown> = useLocation();
  const { key, pathname, hash, state } = location;
  const navigation = useNavigationType();
  const shown = useRef({ key, pathname });

  useEffect(() => {
    const leaveToBrowser = () => (history.scrollRestoration = 'auto');
    history.scrollRestoration = 'manual';
    addEventListener('pagehide', leaveToBrowser);
    return () => removeEventListener('pagehide', leaveToBrowser);
  }, []);

  // In the layout phase, so that the scrolling below already counts for the new page.
  useLayoutEffect(() => {
    const remember = () => positions.set(key, scrollY);
    addEventListener('scroll', remember, { passive: true });
    return () => removeEventListener('scroll', remember);
  }, [key]);

  useLayoutEffect(() => {
    if (shown.current.key === key) return;
    const samePage = shown.current.pathname === pathname;
    shown.current = { key, pathname };
    if (keepsPlace(state)) return;
    const target = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
    const goesBack = navigation === NavigationType.Pop;
    if (goesBack) scrollTo(0, positions.get(key) ?? 0);
    else if (target) target.scrollIntoView();
    else if (!samePage) scrollTo(0, 0);

    if (samePage && (goesBack || !target)) return;
    const start = target ?? main.current?.querySelector('h1') ?? main.current;
    start?.setAttribute('tabindex', '-1');
    start?.focus({ preventScroll: true });
  }, [main, key, pathname, hash, state, navigation]);
}

/** A change within a page that leads nowhere, such as that of a filter. */
function keepsPlace(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'keepsPlace' in state;
}
