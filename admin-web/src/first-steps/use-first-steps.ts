import type { ApiClient, Schemas } from '@paattu/api-client';
import { useQuery } from '@tanstack/react-query';
import { useMay } from '../components/use-may';
import { useRequests } from '../data-provider/use-requests';
import { answer } from '../lib/answer';

export const FIRST_STEPS_KEY = ['first steps'];

const requestsOf = (api: ApiClient) => ({ load: () => answer(api.GET('/api/admin/first-steps')) });

interface FirstSteps {
  /** Undefined when all is done or put away. A failure shows no list: the page below works without it. */
  list: Schemas['FirstStepsDto'] | undefined;
  isLoading: boolean;
}

/** What a new site still needs, for its owner. */
export function useFirstSteps(): FirstSteps {
  const requests = useRequests(requestsOf);
  const mayManage = useMay('site.manage');
  const { data, isLoading } = useQuery({
    queryKey: FIRST_STEPS_KEY,
    queryFn: () => requests.load(),
    enabled: mayManage,
  });
  const isShown = data && !data.isDismissed && data.steps.some(({ isDone }) => !isDone);
  return { list: isShown ? data : undefined, isLoading };
}
