import type { ApiClient } from '@paattu/api-client';
import { answer } from '../../lib/answer';
import type { MakeApiToken } from '../../records';

export const tokenRequests = (api: ApiClient) => ({
  makeToken: (body: MakeApiToken) => answer(api.POST('/api/admin/tokens', { body })),

  revokeToken: (id: string) => answer(api.DELETE('/api/admin/tokens/{id}', { params: { path: { id } } })),
});
