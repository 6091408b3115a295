import { useEffect, useRef, type RefObject } from 'react';
import { useLocation } from 'react-router';
import { useShowView } from '../../lib/use-show-view';
import { useAuthMode } from './use-auth-mode';

/** Another mode is read from its heading on, as another page is: the link that led to it has gone, and the focus with it. */
export function useModeChange(page: RefObject<HTMLElement | null>): void {
  const { key } = useLocation();
  const { mode } = useAuthMode();
  useShowView(true);
  const shown = useRef({ key, mode });
  useEffect(() => {
    // The same visit learns its mode from the address a moment after its HTML has come.
    const isFollowed = shown.current.key !== key && shown.current.mode !== mode;
    shown.current = { key, mode };
    if (isFollowed) page.current?.querySelector('h1')?.focus();
  }, [page, key, mode]);
}
