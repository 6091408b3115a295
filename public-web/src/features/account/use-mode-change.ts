import { useEffect, useRef, type RefObject } from 'react';
import { useLocation } from 'react-router';
import { useAuthMode } from './use-auth-mode';

/** Another mode is read from its heading on, as another page is: the link that led to it has gone, and the focus with it. */
export function useModeChange(page: RefObject<HTMLElement | null>): void {
  const { key } = useLocation();
  const { mode } = useAuthMode();
  // The page's own HTML has the log-in form; `headScript` hides it where another mode is asked for.
  useEffect(() => void delete document.documentElement.dataset.mode, []);
  const shown = useRef({ key, mode });
  useEffect(() => {
    // The same visit learns its mode from the address a moment after its HTML has come.
    const isFollowed = shown.current.key !== key && shown.current.mode !== mode;
    shown.current = { key, mode };
    if (isFollowed) page.current?.querySelector('h1')?.focus();
  }, [page, key, mode]);
}
