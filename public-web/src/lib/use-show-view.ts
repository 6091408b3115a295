import { useEffect } from 'react';
import { useHydrated } from './use-hydrated';

/** Shows the view that `head-script.js` hides because the query asks for another one than the server's HTML has. */
export function useShowView(ready: boolean): void {
  const shown = useHydrated() && ready;
  useEffect(() => {
    if (shown) delete document.documentElement.dataset.view;
  }, [shown]);
}
