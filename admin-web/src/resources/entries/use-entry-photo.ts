import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { ConsoleDataProvider, PhotoSize } from '../../data-provider';
import type { Entry } from '../../records';

/** The photo of an entry, loaded with the owner's token because only the owner may see it before the approval. */
export function useEntryPhoto({ id, photoUrl }: Entry, size: PhotoSize) {
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  return useQuery({
    // The photo of an entry never changes.
    queryKey: ['entry-photo', id, size],
    queryFn: ({ signal }) => dataProvider.loadEntryPhoto(id, size, signal),
    enabled: photoUrl !== null,
    staleTime: Infinity,
  });
}
