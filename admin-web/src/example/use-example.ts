import type { ApiClient, Schemas } from '@paattu/api-client';
import { useQuery } from '@tanstack/react-query';
import { useRequests } from '../data-provider/use-requests';
import { answer, done } from '../lib/answer';

export type Example = Schemas['ExampleDto'];

export const exampleRequests = (api: ApiClient) => ({
  load: () => answer(api.GET('/api/admin/example')),
  remove: () => done(api.DELETE('/api/admin/example')),
});

const LOOK_EVERY_MS = 2_000;

/** The example, read again while it is being added. A failure shows nothing of it: the pages work without it. */
export function useExample({ enabled }: { enabled: boolean }) {
  const requests = useRequests(exampleRequests);
  return useQuery({
    queryKey: ['example'],
    queryFn: () => requests.load(),
    enabled,
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => data?.state === 'adding' && LOOK_EVERY_MS,
  });
}

export function hasExample(example: Example | undefined): example is Example {
  return example !== undefined && example.state !== 'none';
}
