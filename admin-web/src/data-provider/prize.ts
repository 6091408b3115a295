import type { ApiClient } from '@paattu/api-client';
import { answer } from '../lib/answer';

export const prizeRequests = (api: ApiClient) => ({
  findPrize: (contestId: string) =>
    answer(api.GET('/api/admin/contests/{id}/prize', { params: { path: { id: contestId } } })),

  offerPrize: (contestId: string, entryId: string) =>
    answer(
      api.POST('/api/admin/contests/{id}/prize-offers', {
        params: { path: { id: contestId } },
        body: { entryId },
      }),
    ),
});
