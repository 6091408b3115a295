import type { ApiClient, Schemas } from '@paattu/api-client';
import { useQuery } from '@tanstack/react-query';
import { useRequests } from '../data-provider/use-requests';
import { answer, done } from '../lib/answer';

export type Visibility = Schemas['VisibilityDto'];

export const VISIBILITY_KEY = ['visibility'];

export const visibilityRequests = (api: ApiClient) => ({
  load: () => answer(api.GET('/api/admin/visibility')),
  publish: () => done(api.PUT('/api/admin/visibility/public')),
});

/** Visitors do not see the site. False until it is known. */
export function useIsSiteHidden(): boolean {
  return useVisibility().data?.isPublic === false;
}

/** Whether visitors see the site, and what is known of that. */
export function useVisibility() {
  const requests = useRequests(visibilityRequests);
  return useQuery({ queryKey: VISIBILITY_KEY, queryFn: () => requests.load(), staleTime: 0 });
}
