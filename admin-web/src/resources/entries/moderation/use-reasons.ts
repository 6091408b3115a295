import { useQueries } from '@tanstack/react-query';
import { useRequests } from '../../../data-provider/use-requests';
import { translate } from '../../../lib/server-translations';
import { entryRequests } from '../api';

/** Reloaded with the entries, because each decision counts. */
export function reasonsQuery(requests: ReturnType<typeof entryRequests>, contestId: string) {
  return {
    queryKey: ['entries', 'reasons', contestId],
    queryFn: async () =>
      (await requests.listReasons(contestId)).map((reason) => ({
        ...reason,
        label: translate(reason.label),
      })),
  };
}

/** Loads the reasons of these contests, so that a decision need not wait for them. */
export function useReasonsOf(contestIds: string[]): void {
  const requests = useRequests(entryRequests);
  useQueries({ queries: [...new Set(contestIds)].map((contestId) => reasonsQuery(requests, contestId)) });
}
