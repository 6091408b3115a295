import type { ApiClient } from '@paattu/api-client';
import { useQuery } from '@tanstack/react-query';
import { useRequests } from '../../data-provider/use-requests';
import { answer } from '../../lib/answer';

const requests = (api: ApiClient) => ({
  createPreview: () => answer(api.GET('/api/admin/texts/site/preview')),
});

/** A token works for an hour. */
const RENEW_MS = 30 * 60_000;

/** The token with which the site's pages show what is not public, renewed while the page is open. */
export function usePreviewToken() {
  const { createPreview } = useRequests(requests);
  return useQuery({
    queryKey: ['texts-preview'],
    queryFn: createPreview,
    staleTime: RENEW_MS,
    refetchInterval: RENEW_MS,
    // A device that slept shows no link that has expired.
    refetchOnWindowFocus: true,
  });
}
