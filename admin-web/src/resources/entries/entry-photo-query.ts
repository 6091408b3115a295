import type { Entry, entryRequests, PhotoSize } from './api';

/** The photo of an entry. Its entrant can replace it, so each version of the entry has its own. */
export function entryPhotoQuery(
  requests: Pick<ReturnType<typeof entryRequests>, 'loadEntryPhoto'>,
  { id, version, photoUrl }: Pick<Entry, 'id' | 'version' | 'photoUrl'>,
  size: PhotoSize,
) {
  return {
    queryKey: ['entry-photo', id, version, size],
    queryFn: ({ signal }: { signal: AbortSignal }) => requests.loadEntryPhoto(id, size, signal),
    enabled: photoUrl !== null,
    staleTime: Infinity,
  };
}
