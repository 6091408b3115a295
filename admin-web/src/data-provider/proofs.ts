import type { ApiClient } from '@paattu/api-client';
import { answer } from '../lib/answer';

export const proofRequests = (api: ApiClient) => ({
  findProof: (id: string) => answer(api.GET('/api/admin/entries/{id}/proof', { params: { path: { id } } })),

  askProof: (id: string) => answer(api.POST('/api/admin/entries/{id}/proof', { params: { path: { id } } })),

  recordProof: (id: string, videoId: string) =>
    answer(api.POST('/api/admin/entries/{id}/proof/record', { params: { path: { id } }, body: { videoId } })),

  cancelProof: (id: string) =>
    answer(api.DELETE('/api/admin/entries/{id}/proof', { params: { path: { id } } })),
});
