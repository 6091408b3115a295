import { useEffect, useRef, type RefObject } from 'react';
import { useLocation } from '../../lib/router/router';
import { useShowView } from '../../lib/use-show-view';
import { useAuthMode } from './use-auth-mode';

/** Moves the focus to the heading of a new mode, because the link that led to it, with the focus, is gone. */
export function useModeChange(page: RefObject<HTMLElement | null>): void {
  const { key } = useLocation();
  const { mode } = useAuthMode();
  useShowView(true);
  const shown = useRef({ key, mode });
  useEffect(() => {
    // Without navigation, the mode also changes once after hydration, when the page reads the query.
    const isFollowed = shown.current.key !== key && shown.current.mode !== mode;
    shown.current = { key, mode };
    if (isFollowed) page.current?.querySelector('h1')?.focus();
  }, [page, key, mode]);
}
