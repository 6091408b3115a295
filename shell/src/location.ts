import { useSyncExternalStore } from 'react';

// Each remote has its own router. They share only the browser's history.
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Notifies the shell that the address has changed. */
export function announceNavigation(): void {
  for (const listener of listeners) listener();
}

window.addEventListener('popstate', announceNavigation);

export function usePathname(): string {
  return useSyncExternalStore(subscribe, () => window.location.pathname);
}

/** Navigates within the console without loading a page. The routers of the remotes receive a `popstate` event. */
export function navigate(path: string, { replace = false } = {}): void {
  if (replace) window.history.replaceState(null, '', path);
  else {
    window.history.pushState(null, '', path);
    window.scrollTo(0, 0);
  }
  window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
}
