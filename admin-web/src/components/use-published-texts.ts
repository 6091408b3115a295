import { useQuery } from '@tanstack/react-query';
import { useRequests } from '../data-provider/use-requests';
import { textsRequests } from '../resources/texts/api';

/** The texts of the site as visitors see them, which all staff may read. */
export function usePublishedTexts() {
  const requests = useRequests(textsRequests);
  return useQuery({
    queryKey: ['texts', 'published'],
    queryFn: () => requests.findPublishedTexts(),
    // Each page works without them.
    retry: false,
  });
}
