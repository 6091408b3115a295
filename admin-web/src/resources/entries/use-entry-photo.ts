import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { ConsoleDataProvider, PhotoSize } from '../../data-provider';
import type { Entry } from '../../records';

/** The photo of an entry, loaded with the owner's token because only the owner may see it before the approval. */
export function useEntryPhoto({ id, photoUrl, updatedAt }: Entry, size: PhotoSize) {
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  return useQuery<Blob>({
    // A change of the photo changes the time. So does a decision, after which the server answers that the photo is the same.
    queryKey: ['entry-photo', id, size, updatedAt],
    placeholderData: (former, query) => (query?.queryKey[1] === id ? former : undefined),
    queryFn: ({ signal }) => dataProvider.loadEntryPhoto(id, size, signal),
    enabled: photoUrl !== null,
    staleTime: Infinity,
  });
}
