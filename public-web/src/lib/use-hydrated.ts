import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False while the server's HTML, which is the same for all visitors, is hydrated; true from the next render on. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
