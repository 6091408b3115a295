import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { ConsoleDataProvider, PhotoSize } from '../../data-provider';
import type { Entry } from '../../records';

/** The photo of an entry that has one. Only the owner may see it as yet, so it is loaded as the owner. */
export function useEntryPhoto({ id, photoUrl }: Entry, size: PhotoSize) {
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  return useQuery({
    // An entry's photo never changes, so it is loaded once.
    queryKey: ['entry-photo', id, size],
    queryFn: ({ signal }) => dataProvider.loadEntryPhoto(id, size, signal),
    enabled: photoUrl !== null,
    staleTime: Infinity,
  });
}
