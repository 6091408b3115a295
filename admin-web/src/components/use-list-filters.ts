import { useListContext } from 'react-admin';

interface ListFilters {
  status?: string;
  /** Full text. */
  q?: string;
  /** Instants: from the first on, and before the second. */
  from?: string;
  to?: string;
}

/** The filters of the list around, which react-admin keeps in the address and knows no type of. */
export function useListFilters() {
  const list = useListContext();
  return { filters: list.filterValues as ListFilters, setFilters: list.setFilters };
}
