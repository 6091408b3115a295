import type { ApiClient, Schemas } from '@paattu/api-client';
import { queryOptions } from '@tanstack/react-query';
import { answer, done } from '../../lib/answer';

export type OpenSession = Schemas['OpenSessionDto'];
export type Passkey = Schemas['PasskeyDto'];
export type CodeApp = Schemas['CodeAppDto'];
export type AddPasskey = Schemas['AddPasskeyDto'];

export const accountRequests = (api: ApiClient) => ({
  listPasskeys: () => answer(api.GET('/api/auth/passkeys')),

  startPasskey: () => answer(api.POST('/api/auth/passkeys/registration')),

  addPasskey: (body: AddPasskey) => answer(api.POST('/api/auth/passkeys', { body })),

  removePasskey: (id: string) => done(api.DELETE('/api/auth/passkeys/{id}', { params: { path: { id } } })),

  findFactors: () => answer(api.GET('/api/auth/factors')),

  startCodeApp: () => answer(api.POST('/api/auth/factors/code-app')),

  confirmCodeApp: (code: string) =>
    answer(api.POST('/api/auth/factors/code-app/confirmation', { body: { code } })),

  removeCodeApp: () => done(api.DELETE('/api/auth/factors/code-app')),

  makeRecoveryCodes: () => answer(api.POST('/api/auth/factors/recovery-codes')),

  listSessions: () => answer(api.GET('/api/auth/sessions')),

  endSession: (id: string) => done(api.DELETE('/api/auth/sessions/{id}', { params: { path: { id } } })),

  endOtherSessions: () => done(api.DELETE('/api/auth/sessions')),
});

type Requests = ReturnType<typeof accountRequests>;

export const passkeysQuery = ({ listPasskeys }: Requests) =>
  queryOptions({ queryKey: ['account', 'passkeys'], queryFn: listPasskeys, staleTime: 0 });

export const factorsQuery = ({ findFactors }: Requests) =>
  queryOptions({ queryKey: ['account', 'factors'], queryFn: findFactors, staleTime: 0 });
