import { useCallback, useSyncExternalStore } from 'react';

const STORAGE_KEY = 'paattu-shortcuts';
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether single-key shortcuts are on. Users of speech input turn them off, because it types each word as keys. */
export function useShortcutsSwitch(): [isOn: boolean, turn: (on: boolean) => void] {
  const isOn = useSyncExternalStore(subscribe, () => localStorage.getItem(STORAGE_KEY) !== 'off');
  const turn = useCallback((on: boolean) => {
    if (on) localStorage.removeItem(STORAGE_KEY);
    else localStorage.setItem(STORAGE_KEY, 'off');
    for (const listener of listeners) listener();
  }, []);
  return [isOn, turn];
}
