import type { ApiClient, Schemas } from '@paattu/api-client';
import { answer } from '../../lib/answer';

export type ApiToken = Schemas['ApiTokenDto'];
export type NewApiToken = Schemas['NewApiTokenDto'];
export type MakeApiToken = Schemas['MakeApiTokenDto'];
export type Scope = ApiToken['scopes'][number];

export const tokenRequests = (api: ApiClient) => ({
  makeToken: (body: MakeApiToken) => answer(api.POST('/api/admin/tokens', { body })),

  revokeToken: (id: string) => answer(api.DELETE('/api/admin/tokens/{id}', { params: { path: { id } } })),
});
