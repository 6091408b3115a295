import type { ApiClient, Schemas } from '@paattu/api-client';
import { answer, done } from '../../lib/answer';

export type PasskeyRequest = Schemas['PasskeyRequestDto'];

export const identityCheckRequests = (api: ApiClient) => ({
  startCheck: () => answer(api.POST('/api/auth/identity-check')),

  checkPasskey: (body: Schemas['PasskeyLogInDto']) =>
    done(api.POST('/api/auth/identity-check/passkey', { body })),

  checkCode: (code: string) => done(api.POST('/api/auth/identity-check/code', { body: { code } })),

  checkPassword: (password: string) =>
    done(api.POST('/api/auth/identity-check/password', { body: { password } })),
});
