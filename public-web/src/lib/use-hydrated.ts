import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False while the server's HTML is hydrated, which is the same for all visitors; true in the render right after it. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
