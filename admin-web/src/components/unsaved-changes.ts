import { createContext, use, useEffect, useSyncExternalStore } from 'react';

/** Reports to the shell whether leaving the page would lose changes. */
export const UnsavedChangesContext = createContext<(hasUnsavedChanges: boolean) => void>(() => {});

/** How many parts of the page have unsaved changes. */
let unsaved = 0;
const listeners = new Set<() => void>();

function count(change: 1 | -1): void {
  unsaved += change;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether something on the page waits to be saved. */
export const useHasUnsavedChanges = () => useSyncExternalStore(subscribe, () => unsaved > 0);

/** Makes the shell ask before the page is left while there are unsaved changes (decision 027). */
export function useUnsavedChanges(hasUnsavedChanges: boolean): void {
  const report = use(UnsavedChangesContext);

  useEffect(() => {
    if (!hasUnsavedChanges) return;
    report(true);
    count(1);
    return () => {
      count(-1);
      report(unsaved > 0);
    };
  }, [hasUnsavedChanges, report]);
}
