import type { ApiClient, Schemas } from '@paattu/api-client';
import { ifMatch } from '../../data-provider/if-match';
import { answer } from '../../lib/answer';

export type RetentionKind = Schemas['RetentionKindDto'];
export type RetentionRun = Schemas['RetentionRunDto'];
export type EraseRequest = Schemas['ErasureRequestDto'];
export type LegalHold = Schemas['LegalHoldDto'];

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
