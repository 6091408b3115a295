import { useMemo } from 'react';
import { useLocation } from './router/router';
import { useHydrated } from './use-hydrated';

/** The query of the URL. The server renders a page once for all queries, so the query is empty during hydration. */
export function useSearch(): URLSearchParams {
  const { search } = useLocation();
  const hydrated = useHydrated();
  return useMemo(() => new URLSearchParams(hydrated ? search : ''), [hydrated, search]);
}
