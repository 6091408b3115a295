import type { Schemas } from '@paattu/api-client';

type PhotoSize = 'card' | 'full';

interface Requests {
  loadEntryPhoto: (id: string, size: PhotoSize, signal: AbortSignal) => Promise<Blob>;
}

/** The photo of an entry. Its entrant can replace it, so each version of the entry has its own. */
export function entryPhotoQuery(
  requests: Requests,
  { id, version, photoUrl }: Pick<Schemas['AdminEntryDto'], 'id' | 'version' | 'photoUrl'>,
  size: PhotoSize,
) {
  return {
    queryKey: ['entry-photo', id, version, size],
    queryFn: ({ signal }: { signal: AbortSignal }) => requests.loadEntryPhoto(id, size, signal),
    enabled: photoUrl !== null,
    staleTime: Infinity,
  };
}
