import type { ApiClient } from '@paattu/api-client';
import { useQuery } from '@tanstack/react-query';
import type { To } from 'react-router';
import { withContest } from '../chosen-contest/contest-of-address';
import { useCreatePath } from '../components/use-create-path';
import { useRequests } from '../data-provider/use-requests';
import { answer } from '../lib/answer';
import type { AfterResult } from './after-result';

const addressRequests = (api: ApiClient) => ({
  load: async (id: string) => {
    const { email } = await answer(api.GET('/api/admin/entries/{id}', { params: { path: { id } } }));
    // Home has no other use for the rules of forms.
    const { emailLink } = await import('@paattu/shared/rules');
    return emailLink(email);
  },
});

/** Where the next step of a decided contest is done: an email to the winner, the page of the entry, or the result. */
export function useStepAddress(
  contest: { id: string; title: string } | null | undefined,
  after: AfterResult | undefined,
): To {
  const requests = useRequests(addressRequests);
  const createPath = useCreatePath();
  const entryId = after?.toTell ?? null;
  const { data: email } = useQuery({
    queryKey: ['entries', 'email link', entryId],
    queryFn: () => requests.load(entryId ?? ''),
    enabled: after?.step === 'write' && entryId !== null,
  });
  if (entryId !== null && email && after?.step === 'write')
    return `${email}?subject=${encodeURIComponent(contest?.title ?? '')}`;
  if (entryId !== null) return createPath({ resource: 'entries', type: 'show', id: entryId });
  const pathname = createPath({ resource: 'results', type: 'list' });
  return contest ? withContest({ pathname, search: '' }, contest.id) : pathname;
}
