import { useQuery } from '@tanstack/react-query';
import { useRequests } from '../../data-provider/use-requests';
import { textsRequests } from '../texts/api';

/** The texts of the site as visitors see them: a new song begins with the artist's name. */
export function usePublishedTexts() {
  const requests = useRequests(textsRequests);
  return useQuery({
    queryKey: ['texts', 'published'],
    queryFn: () => requests.findPublishedTexts(),
    // A song can be uploaded without it.
    retry: false,
  });
}
