import { useMemo, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';

const never = () => () => {};

/**
 * The query of the address. The server renders a page once for all queries, so while hydrating there is none, and
 * what depends on it appears right after.
 */
export function useSearch(): URLSearchParams {
  const { search } = useLocation();
  const hydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return useMemo(() => new URLSearchParams(hydrated ? search : ''), [hydrated, search]);
}
