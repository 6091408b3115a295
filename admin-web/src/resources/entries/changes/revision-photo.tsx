import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import { BlobImage } from '../../../components/blob-image';
import type { ConsoleDataProvider } from '../../../data-provider';
import { entrySentences } from '../sentences';

/** The proposed photo, loaded with the moderator's token, or a sentence if it cannot be loaded. */
export function RevisionPhoto({ id, alt }: { id: string; alt: string }) {
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const { data, isError } = useQuery({
    // The photo of a revision never changes.
    queryKey: ['revision-photo', id],
    queryFn: ({ signal }) => dataProvider.loadRevisionPhoto(id, 'full', signal),
    staleTime: Infinity,
  });
  if (data) return <BlobImage blob={data} alt={alt} />;
  return isError ? <span>{entrySentences.photoFailed}</span> : null;
}
