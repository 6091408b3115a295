import type { ApiClient, Schemas } from '@paattu/api-client';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { unwrap } from '../../../lib/api-error';
import { useServices, useSessionState } from '../../../lib/services';

export type MyVote = Schemas['MyContestVoteDto'];

/** The vote of the account that is signed in, or of this browser. Another tab may have moved it. */
export function myVoteQuery(api: ApiClient, uid: string | null) {
  return queryOptions({
    queryKey: ['my-vote', uid],
    staleTime: 0,
    refetchOnWindowFocus: true,
    queryFn: async ({ signal }) => unwrap(await api.GET('/api/contest/my-vote', { signal })),
  });
}

/** No data until the browser knows who is signed in. */
export function useMyVote() {
  const { api } = useServices();
  const { status, user } = useSessionState();
  return useQuery({ ...myVoteQuery(api, user?.uid ?? null), enabled: status !== 'loading' });
}
