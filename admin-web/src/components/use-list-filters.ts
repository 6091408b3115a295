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
  const filters = list.filterValues as ListFilters;
  return {
    filters,
    /** Changes some of them; those that another control has set a moment ago, and that do not show yet, stay. */
    changeFilters(change: Partial<ListFilters>): void {
      list.setFilters({ ...(filtersOfAddress() ?? filters), ...change });
    },
  };
}

/** The address changes at once, and what is rendered from it only when there is time. */
function filtersOfAddress(): ListFilters | null {
  const text = new URLSearchParams(location.search).get('filter');
  try {
    return text === null ? null : (JSON.parse(text) as ListFilters);
  } catch {
    return null;
  }
}
