import type { ApiClient, Schemas } from '@paattu/api-client';
import { answer, done } from '../../lib/answer';

export type OpenSession = Schemas['OpenSessionDto'];

export const accountRequests = (api: ApiClient) => ({
  listSessions: () => answer(api.GET('/api/auth/sessions')),

  endSession: (id: string) => done(api.DELETE('/api/auth/sessions/{id}', { params: { path: { id } } })),

  endOtherSessions: () => done(api.DELETE('/api/auth/sessions')),
});
