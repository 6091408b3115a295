import type { ApiClient, Schemas } from '@paattu/api-client';
import { answer, done } from '../../lib/answer';

export type OpenSession = Schemas['OpenSessionDto'];
export type Passkey = Schemas['PasskeyDto'];
export type AddPasskey = Schemas['AddPasskeyDto'];

export const accountRequests = (api: ApiClient) => ({
  listPasskeys: () => answer(api.GET('/api/auth/passkeys')),

  startPasskey: () => answer(api.POST('/api/auth/passkeys/registration')),

  addPasskey: (body: AddPasskey) => answer(api.POST('/api/auth/passkeys', { body })),

  removePasskey: (id: string) => done(api.DELETE('/api/auth/passkeys/{id}', { params: { path: { id } } })),

  listSessions: () => answer(api.GET('/api/auth/sessions')),

  endSession: (id: string) => done(api.DELETE('/api/auth/sessions/{id}', { params: { path: { id } } })),

  endOtherSessions: () => done(api.DELETE('/api/auth/sessions')),
});
