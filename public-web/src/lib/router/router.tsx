import { splitLocale } from '@paattu/shared/locales';
import { type ReactNode, createContext, startTransition, use, useLayoutEffect, useState } from 'react';

/** An address that the site shows. */
export interface Location {
  pathname: string;
  search: string;
  hash: string;
  /** What a navigation left in its history entry. */
  state: unknown;
  /** Names the history entry. */
  key: string;
  /** The visitor came back or forward to it, or the document loaded with it. */
  isFromHistory: boolean;
}

export interface NavigateOptions {
  /** Takes the place of the current history entry. */
  replace?: boolean;
  state?: unknown;
}

const LocationContext = createContext<Location | null>(null);

export function useLocation(): Location {
  const location = use(LocationContext);
  if (!location) throw new Error('Not inside a router');
  return location;
}

/** Follows the browser's history. A change of the address is a transition: the page stays until the next one is ready. */
export function BrowserRouter({ children }: { children: ReactNode }) {
  const [location, setLocation] = useState(() => ({ ...browserLocation(true), isFromHistory: true }));
  useLayoutEffect(() => {
    const follow = (event: Event) =>
      startTransition(() => setLocation(browserLocation(event.type === 'popstate')));
    // The visitor may have gone back while the page was hydrated.
    startTransition(() =>
      setLocation((before) => {
        const now = browserLocation(true);
        return now.key === before.key ? before : now;
      }),
    );
    addEventListener('popstate', follow);
    addEventListener(NAVIGATED, follow);
    return () => {
      removeEventListener('popstate', follow);
      removeEventListener(NAVIGATED, follow);
    };
  }, []);
  return <LocationContext value={location}>{children}</LocationContext>;
}

/** A page that never changes its address: the server's HTML, and a preview. */
export function StaticRouter({ pathname, children }: { pathname: string; children: ReactNode }) {
  const location = { pathname, search: '', hash: '', state: null, key: FIRST_KEY, isFromHistory: true };
  return <LocationContext value={location}>{children}</LocationContext>;
}

/** Opens an address of the site: a path, with a query and a fragment or without. */
export function navigate(to: string, { replace, state = null }: NavigateOptions = {}): void {
  // Of a site that is not public, the server says who may see another page. In another language it is the same one.
  if ('closed' in document.documentElement.dataset && pageOf(to) !== pageOf(location.pathname))
    return location.assign(to);
  const entry = newEntry(state);
  if (replace || (history.state as HistoryEntry | null)?.isDialog) history.replaceState(entry, '', to);
  else history.pushState(entry, '', to);
  dispatchEvent(new Event(NAVIGATED));
}

const pageOf = (address: string) => splitLocale(address.replace(/[?#].*/, '')).path;

export interface HistoryEntry {
  state: unknown;
  key: string;
  /** The same page with a dialog over it. The next page takes its place. */
  isDialog?: boolean;
}

/** The event of a navigation within the site, as `popstate` is of one through the history. */
export const NAVIGATED = 'navigated';

/** The key of a page that never changes its address. */
const FIRST_KEY = 'first';

const newEntry = (state: unknown): HistoryEntry => ({ state, key: String(Math.random()) });

function browserLocation(cameFromHistory: boolean): Location {
  const known = history.state as HistoryEntry | null;
  // The browser made the entry: for the document, or for a link to a fragment that it followed itself.
  const entry = known?.key ? known : newEntry(null);
  if (entry !== known) history.replaceState(entry, '');
  const { pathname, search, hash } = location;
  return { pathname, search, hash, ...entry, isFromHistory: cameFromHistory && entry === known };
}
