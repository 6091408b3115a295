import type { ApiClient } from '@paattu/api-client';
import { answer } from '../../lib/answer';
import { ifMatch } from '../../data-provider/if-match';

export const retentionRequests = (api: ApiClient) => ({
  listRetentionKinds: () => answer(api.GET('/api/admin/retention')),

  listRetentionRuns: () => answer(api.GET('/api/admin/retention/runs')),

  saveTerm: (kind: string, days: number, version: string) =>
    answer(
      api.PUT('/api/admin/retention/{kind}', {
        params: { path: { kind }, header: ifMatch(version) },
        body: { days },
      }),
    ),

  listEraseRequests: () => answer(api.GET('/api/admin/erase-requests')),

  listHolds: () => answer(api.GET('/api/admin/legal-holds')),

  setHold: (contestId: string, reason: string) =>
    answer(api.POST('/api/admin/legal-holds', { body: { contestId, reason } })),

  liftHold: (id: string) =>
    answer(api.POST('/api/admin/legal-holds/{id}/lift', { params: { path: { id } } })),
});
