import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';

const COOKIE = 'paattu-sidebar';
const SEVEN_DAYS_S = 7 * 24 * 60 * 60;

/** Below this width the sidebar is a drawer over the page. The stylesheets repeat the number. */
const narrow = window.matchMedia('(max-width: 767px)');

function subscribeToWidth(listener: () => void): () => void {
  narrow.addEventListener('change', listener);
  return () => narrow.removeEventListener('change', listener);
}

function rememberedAsExpanded(): boolean {
  return document.cookie.split('; ').includes(`${COOKIE}=expanded`);
}

function remember(expanded: boolean): void {
  const value = expanded ? 'expanded' : 'collapsed';
  document.cookie = `${COOKIE}=${value}; path=/admin; max-age=${SEVEN_DAYS_S}; samesite=lax`;
}

/** The sidebar's state, kept for seven days. On a small screen it is a drawer that starts closed. Ctrl/Cmd+B toggles both. */
export function useSidebar() {
  const isDrawer = useSyncExternalStore(subscribeToWidth, () => narrow.matches);
  const [expanded, setExpanded] = useState(rememberedAsExpanded);
  const [drawerOpen, setDrawerOpen] = useState(false);
  // Closes the drawer when the screen becomes wide.
  if (!isDrawer && drawerOpen) setDrawerOpen(false);

  const toggle = useCallback(() => {
    if (isDrawer) {
      setDrawerOpen((open) => !open);
      return;
    }
    remember(!expanded);
    setExpanded(!expanded);
  }, [isDrawer, expanded]);

  const openDrawer = useCallback(() => setDrawerOpen(true), []);
  const closeDrawer = useCallback(() => setDrawerOpen(false), []);

  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (
        event.key.toLowerCase() !== 'b' ||
        !(event.ctrlKey || event.metaKey) ||
        event.altKey ||
        event.shiftKey
      )
        return;
      event.preventDefault();
      toggle();
    }
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [toggle]);

  return { isDrawer, isOpen: isDrawer ? drawerOpen : expanded, toggle, openDrawer, closeDrawer };
}
