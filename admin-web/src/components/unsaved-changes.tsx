import { createContext, use, useEffect } from 'react';

/** How the page around is told of changes that leaving it would lose. */
export const UnsavedChangesContext = createContext<(hasUnsavedChanges: boolean) => void>(() => {});

/** Has the page around ask before it lets go of what is unsaved here. */
export function useUnsavedChanges(hasUnsavedChanges: boolean): void {
  const tell = use(UnsavedChangesContext);

  useEffect(() => {
    if (!hasUnsavedChanges) return;
    tell(true);
    return () => tell(false);
  }, [hasUnsavedChanges, tell]);
}
