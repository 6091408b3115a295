import { useQuery } from '@tanstack/react-query';
import { BlobImage } from '../../../components/blob-image';
import { useRequests } from '../../../data-provider/use-requests';
import { revisionRequests } from '../api';
import { entrySentences } from '../sentences';

/** The proposed photo, loaded with the moderator's token, or a sentence if it cannot be loaded. */
export function RevisionPhoto({ id, alt }: { id: string; alt: string }) {
  const requests = useRequests(revisionRequests);
  const { data, isError } = useQuery({
    // The photo of a revision never changes.
    queryKey: ['revision-photo', id],
    queryFn: ({ signal }) => requests.loadRevisionPhoto(id, 'full', signal),
    staleTime: Infinity,
  });
  if (data) return <BlobImage blob={data} alt={alt} />;
  return isError ? <span>{entrySentences.photoFailed}</span> : null;
}
