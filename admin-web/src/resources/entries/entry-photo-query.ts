import type { ConsoleDataProvider } from '../../data-provider';
import type { Entry, PhotoSize } from '../../records';

/** The photo of an entry. Its entrant can replace it, so each version of the entry has its own. */
export function entryPhotoQuery(
  dataProvider: Pick<ConsoleDataProvider, 'loadEntryPhoto'>,
  { id, version, photoUrl }: Pick<Entry, 'id' | 'version' | 'photoUrl'>,
  size: PhotoSize,
) {
  return {
    queryKey: ['entry-photo', id, version, size],
    queryFn: ({ signal }: { signal: AbortSignal }) => dataProvider.loadEntryPhoto(id, size, signal),
    enabled: photoUrl !== null,
    staleTime: Infinity,
  };
}
