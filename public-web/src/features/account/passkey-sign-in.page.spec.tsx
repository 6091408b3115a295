import { stubGlobal, unstubGlobals } from '../../../../packages/api-client/test/stub-global';
import {
  button,
  expectToast,
  MEERA,
  openPage,
  press,
  server,
  sessionOf,
  waitFor,
  withSite,
} from '../../../test/site';
import { account as en } from '../../translations/en/account';
import { account as ml } from '../../translations/ml/account';

const CHALLENGE = '/api/auth/passkeys/challenge';
const LOG_IN = '/api/auth/passkeys/login';

withSite();
beforeEach(() => server.answer('post', CHALLENGE, 200, { challenge: 'AQID', rpId: 'localhost' }));
afterEach(unstubGlobals);

/** A browser whose authenticator answers so. */
function withAuthenticator(get: () => Promise<object>): void {
  stubGlobal('PublicKeyCredential', function PublicKeyCredential() {});
  Object.defineProperty(navigator, 'credentials', { configurable: true, value: { get } });
}

async function sign(): Promise<object> {
  const bytes = new Uint8Array([1, 2, 3]).buffer;
  return {
    id: 'AQID',
    rawId: bytes,
    type: 'public-key',
    response: { clientDataJSON: bytes, authenticatorData: bytes, signature: bytes, userHandle: bytes },
    getClientExtensionResults: () => ({}),
  };
}

it('signs in, and asks for no challenge before the press', async () => {
  withAuthenticator(sign);
  server.answer('post', LOG_IN, 200, sessionOf(MEERA));
  await openPage('/auth?returnTo=/contact');
  expect(server.received('post', CHALLENGE)).toEqual([]);
  await press(button(en.passkey.signIn));
  await expectToast('Login Successful', 'Welcome back!');
  await waitFor(() => expect(location.pathname).toBe('/contact'));
  const bytes = { clientDataJSON: 'AQID', authenticatorData: 'AQID', signature: 'AQID', userHandle: 'AQID' };
  expect(server.received('post', LOG_IN)).toEqual([{ credentialId: 'AQID', ...bytes }]);
});

it.each([
  ['/auth', en],
  ['/ml/auth', ml],
])('at %s says that no passkey was used', async (path, t) => {
  withAuthenticator(() => Promise.reject(new DOMException('cancelled', 'NotAllowedError')));
  await openPage(path);
  await press(button(t.passkey.signIn));
  await expectToast(t.login.failed, t.passkey.unused);
});

it('says that the server refused the passkey', async () => {
  withAuthenticator(sign);
  server.refuse('post', LOG_IN, 401, 'PASSKEY_REFUSED');
  await openPage('/auth');
  await press(button(en.passkey.signIn));
  await expectToast(
    'Login Failed',
    'This passkey was not accepted, or it took longer than five minutes. Please try again, or use your password.',
  );
});
