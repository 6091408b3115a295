import { useSearch } from '../../lib/use-search';

/** The address asks for the favourites alone. */
export function useFavoritesOnly(): boolean {
  return useSearch().get('filter') === 'favorites';
}
