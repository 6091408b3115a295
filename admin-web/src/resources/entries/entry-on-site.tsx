import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import { SitePreview } from '../../components/site-preview';
import { useBlobUrl } from '../../components/use-blob-url';
import type { ConsoleDataProvider } from '../../data-provider';
import type { Entry } from '../../records';

/** The entry as the gallery will show it once it is approved. */
export function EntryOnSite({ entry }: { entry: Entry }) {
  const photoUrl = usePhotoUrl(entry);
  const { id, name, videoId, youtubeUrl, viewCount, submittedAt, contestTitle } = entry;
  const shown = { id, name, videoId, youtubeUrl, viewCount, submittedAt, contestTitle, photoUrl };
  return <SitePreview show={({ EntryPreview }) => <EntryPreview entry={shown} />} />;
}

/** Only the owner may see the photo as yet, so it is loaded as the owner and shown from memory. */
function usePhotoUrl({ id, photoUrl }: Entry): string | null {
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const { data: photo } = useQuery({
    queryKey: ['entry-photo', id, 'card'],
    queryFn: ({ signal }) => dataProvider.loadEntryPhoto(id, 'card', signal),
    enabled: photoUrl !== null,
    staleTime: Infinity,
  });
  return useBlobUrl(photo);
}
