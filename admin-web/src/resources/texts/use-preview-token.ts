import { useQuery } from '@tanstack/react-query';
import { useRequests } from '../../data-provider/use-requests';
import { textsRequests } from './api';

/** A token works for an hour. */
const RENEW_MS = 30 * 60_000;

/** The token with which the site's pages show the draft, renewed while the page is open. */
export function usePreviewToken() {
  const requests = useRequests(textsRequests);
  return useQuery({
    queryKey: ['texts-preview'],
    queryFn: () => requests.createTextsPreview(),
    staleTime: RENEW_MS,
    refetchInterval: RENEW_MS,
    // A device that slept shows no link that has expired.
    refetchOnWindowFocus: true,
  });
}
