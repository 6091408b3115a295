import { useQuery } from '@tanstack/react-query';
import { useRequests } from '../../data-provider/use-requests';
import { type Entry, entryRequests, type PhotoSize } from './api';
import { entryPhotoQuery } from '../../data-provider/entry-photo-query';

/** The photo of an entry, loaded with the owner's token because only the owner may see it before the approval. */
export function useEntryPhoto(entry: Entry, size: PhotoSize) {
  return useQuery(entryPhotoQuery(useRequests(entryRequests), entry, size));
}
