import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { ConsoleDataProvider } from '../../data-provider';
import type { Entry, PhotoSize } from '../../records';
import { entryPhotoQuery } from './entry-photo-query';

/** The photo of an entry, loaded with the owner's token because only the owner may see it before the approval. */
export function useEntryPhoto(entry: Entry, size: PhotoSize) {
  return useQuery(entryPhotoQuery(useDataProvider<ConsoleDataProvider>(), entry, size));
}
