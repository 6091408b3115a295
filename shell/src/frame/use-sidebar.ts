import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';

const COOKIE = 'paattu-sidebar';
const SEVEN_DAYS_S = 7 * 24 * 60 * 60;

/** Below this width the bar at the bottom and a sheet take the place of the sidebar. The stylesheets repeat the number. */
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

/** The sidebar's state, kept for seven days. On a phone, that of the sheet, which starts closed. Ctrl/Cmd+B toggles both. */
export function useSidebar() {
  const isPhone = useSyncExternalStore(subscribeToWidth, () => narrow.matches);
  const [expanded, setExpanded] = useState(rememberedAsExpanded);
  const [sheetOpen, setSheetOpen] = useState(false);
  // Closes the sheet when the screen becomes wide.
  if (!isPhone && sheetOpen) setSheetOpen(false);

  const toggle = useCallback(() => {
    if (isPhone) {
      setSheetOpen((open) => !open);
      return;
    }
    remember(!expanded);
    setExpanded(!expanded);
  }, [isPhone, expanded]);

  const openSheet = useCallback(() => setSheetOpen(true), []);
  const closeSheet = useCallback(() => setSheetOpen(false), []);

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

  return { isPhone, isOpen: isPhone ? sheetOpen : expanded, toggle, openSheet, closeSheet };
}
