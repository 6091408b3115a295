import { createContext, use, useEffect } from 'react';

/** Reports to the shell whether leaving the page would lose changes. */
export const UnsavedChangesContext = createContext<(hasUnsavedChanges: boolean) => void>(() => {});

/** Makes the shell ask before the page is left while there are unsaved changes (decision 027). */
export function useUnsavedChanges(hasUnsavedChanges: boolean): void {
  const report = use(UnsavedChangesContext);

  useEffect(() => {
    if (!hasUnsavedChanges) return;
    report(true);
    return () => report(false);
  }, [hasUnsavedChanges, report]);
}
