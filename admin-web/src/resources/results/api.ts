import type { ApiClient, Schemas } from '@paattu/api-client';
import { answer } from '../../lib/answer';

/** The result of a contest. Each act returns it as it is afterwards. */
export const resultRequests = (api: ApiClient) => ({
  findResult: (contestId: string) => answer(api.GET('/api/admin/contests/{id}/result', of(contestId))),

  waiveBlocker: (contestId: string, body: Schemas['WaiveDto']) =>
    answer(api.POST('/api/admin/contests/{id}/result/waivers', { ...of(contestId), body })),

  proposeResult: (contestId: string, body: Schemas['ProposeDto']) =>
    answer(api.POST('/api/admin/contests/{id}/result/proposal', { ...of(contestId), body })),

  dropProposal: (contestId: string) =>
    answer(api.DELETE('/api/admin/contests/{id}/result/proposal', of(contestId))),

  certifyResult: (contestId: string, body: Schemas['CertifyDto']) =>
    answer(api.POST('/api/admin/contests/{id}/result/certification', { ...of(contestId), body })),

  finishResult: (contestId: string) =>
    answer(api.POST('/api/admin/contests/{id}/result/final', of(contestId))),
});

const of = (id: string) => ({ params: { path: { id } } });
