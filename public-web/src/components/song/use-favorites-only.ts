import { useSearch } from '../../lib/use-search';

/** The URL asks for the favorites only. */
export function useFavoritesOnly(): boolean {
  return useSearch().get('filter') === 'favorites';
}
