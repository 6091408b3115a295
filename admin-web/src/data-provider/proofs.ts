import type { ApiClient } from '@paattu/api-client';
import { answer } from '../lib/answer';

export const proofRequests = (api: ApiClient) => ({
  countProofs: (contestId: string) =>
    answer(api.GET('/api/admin/entries/proofs', { params: { query: { contestId } } })),

  /** Asks at most 200 entrants, and none twice. */
  askProofs: (contestId: string) => answer(api.POST('/api/admin/entries/proofs', { body: { contestId } })),

  findProof: (id: string) => answer(api.GET('/api/admin/entries/{id}/proof', { params: { path: { id } } })),

  askProof: (id: string) => answer(api.POST('/api/admin/entries/{id}/proof', { params: { path: { id } } })),

  recordProof: (id: string, videoId: string) =>
    answer(api.POST('/api/admin/entries/{id}/proof/record', { params: { path: { id } }, body: { videoId } })),

  cancelProof: (id: string) =>
    answer(api.DELETE('/api/admin/entries/{id}/proof', { params: { path: { id } } })),
});
