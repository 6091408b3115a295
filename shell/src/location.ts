import { useSyncExternalStore } from 'react';

// Each remote brings a router of its own, so the browser's history is the only place that all agree on.
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Tells the shell that the address has changed. */
export function announceNavigation(): void {
  for (const listener of listeners) listener();
}

window.addEventListener('popstate', announceNavigation);

export function usePathname(): string {
  return useSyncExternalStore(subscribe, () => window.location.pathname);
}

/** Moves to a path of the console without loading a page; the remotes' routers hear of it as `popstate`. */
export function navigate(path: string, { replace = false } = {}): void {
  if (replace) window.history.replaceState(null, '', path);
  else {
    window.history.pushState(null, '', path);
    window.scrollTo(0, 0);
  }
  window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
}
