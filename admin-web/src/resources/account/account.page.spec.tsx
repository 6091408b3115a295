import { stubGlobal, unstubGlobals } from '../../../../packages/api-client/test/stub-global';
import {
  button,
  confirm,
  descriptionOf,
  example,
  expectAlert,
  expectFocus,
  fill,
  openConsole,
  OWNER,
  press,
  screen,
  server,
  sessionOf,
  waitFor,
  withConsole,
  within,
} from '../../../test/console';
import { settled, takeRequests } from '../../../test/requests';
import type { OpenSession, Passkey } from './api';

const SESSIONS = '/api/auth/sessions';
const SESSION = '/api/auth/sessions/{id}';
const NOON = '2025-06-17T12:00:00.000Z';

const session = (changes: Partial<OpenSession> = {}): OpenSession =>
  example('OpenSessionDto', {
    id: 'here',
    browser: 'firefox',
    system: 'linux',
    firstAt: NOON,
    lastAt: NOON,
    isCurrent: true,
    ...changes,
  });
const phone = session({ id: 'phone', browser: 'chrome', system: 'android', isCurrent: false });
const unknown = session({ id: 'unknown', browser: null, system: null, isCurrent: false });

const FACTORS = '/api/auth/factors';
const PASSKEYS = '/api/auth/passkeys';
const passkey = (changes: Partial<Passkey> = {}): Passkey =>
  example('PasskeyDto', { id: 'phone', name: 'My phone', createdAt: NOON, lastUsedAt: null, ...changes });

withConsole();
beforeEach(() => {
  server.answer('get', PASSKEYS, 200, []);
  server.answer('get', FACTORS, 200, { codeAppSince: null, recoveryCodesLeft: 0 });
});
afterEach(unstubGlobals);

async function openAccount(...sessions: OpenSession[]): Promise<void> {
  server.answer('get', SESSIONS, 200, sessions);
  // A moderator has the page too.
  await openConsole('/settings/team/account', {
    as: { ...OWNER, isAdmin: false, permissions: ['entries.moderate'] },
  });
  await screen.findByRole('list', { name: 'Where you are signed in' });
  await settled();
  takeRequests();
}
const items = () =>
  within(screen.getByRole('list', { name: 'Where you are signed in' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

describe('the sessions', () => {
  it('says what each browser is, and ends one', async () => {
    await openAccount(session(), phone, unknown);
    expect(items().map((text) => text?.split('Signed in')[0])).toEqual([
      'Firefox, Linux · This browser',
      'Chrome, Android',
      'Unknown browser',
    ]);
    server.answer('delete', SESSION, 204);
    server.answer('get', SESSIONS, 200, [session(), unknown]);
    await press(button('End the session: Chrome, Android'));
    await screen.findByText('Session ended');
    await waitFor(() => expect(items()).toHaveLength(2));
    expect(takeRequests()).toEqual(['DELETE /api/auth/sessions/phone', 'GET /api/auth/sessions']);
  });

  it('ends all others together, and then offers nothing to end', async () => {
    await openAccount(session(), phone);
    server.answer('delete', SESSIONS, 204);
    server.answer('get', SESSIONS, 200, [session()]);
    await press(button('End All Others'));
    await screen.findByText('You are signed in only here');
    await waitFor(() => expect(screen.queryByRole('button', { name: /^End/ })).toBeNull());
  });

  it('says that a session did not end', async () => {
    await openAccount(session(), phone);
    server.refuse('delete', SESSION, 404, 'NOT_FOUND', { message: 'Not found.' });
    await press(button('End the session: Chrome, Android'));
    await expectAlert('Failed to end the session', 'Not found.');
  });
});

describe('the passkeys', () => {
  const form = () => within(screen.getByRole('form', { name: 'Add a passkey' }));
  const add = () => press(form().getByRole('button', { name: 'Add a Passkey' }));
  const name = () => form().getByLabelText<HTMLInputElement>('Name');

  /** A browser whose authenticator makes this passkey, or refuses. */
  function withAuthenticator(create: () => Promise<object>): void {
    stubGlobal('PublicKeyCredential', function PublicKeyCredential() {});
    Object.defineProperty(navigator, 'credentials', { configurable: true, value: { create } });
  }

  it('needs a name', async () => {
    await openAccount(session());
    expect(screen.getByText('No passkey yet.')).toBeTruthy();
    await add();
    await waitFor(() => expect(descriptionOf(name())).toBe('Please enter a name'));
    expect(server.received('post', '/api/auth/passkeys/registration')).toEqual([]);
  });

  it('adds what the authenticator makes, and lists it', async () => {
    await openAccount(session());
    const bytes = new Uint8Array([1, 2, 3]).buffer;
    const response = { clientDataJSON: bytes, attestationObject: bytes };
    withAuthenticator(async () => ({
      id: 'AQID',
      rawId: bytes,
      type: 'public-key',
      response,
      getClientExtensionResults: () => ({}),
    }));
    const options = { challenge: 'AQID', userHandle: 'AQID', known: [], rpId: location.hostname };
    server.answer('post', '/api/auth/passkeys/registration', 200, example('PasskeyRegistrationDto', options));
    server.answer('post', PASSKEYS, 201, () => {
      server.answer('get', PASSKEYS, 200, [passkey()]);
      return { ...passkey(), recoveryCodes: ['k7m2-xr4q-pd5s-w3az'] };
    });
    await fill(name(), 'My phone');
    await add();
    await screen.findByText('Passkey “My phone” added');
    expect(server.received('post', PASSKEYS)).toEqual([
      { name: 'My phone', credentialId: 'AQID', clientDataJSON: 'AQID', attestationObject: 'AQID' },
    ]);
    expect((await screen.findByRole('list', { name: 'Passkeys' })).textContent).toContain('never used');
    await screen.findByText('k7m2-xr4q-pd5s-w3az');
    expect(name().value).toBe('');
  });

  it('says that no passkey was made, and keeps the name', async () => {
    await openAccount(session());
    withAuthenticator(() => Promise.reject(new DOMException('cancelled', 'NotAllowedError')));
    const options = { challenge: 'AQID', userHandle: 'AQID', known: [], rpId: location.hostname };
    server.answer('post', '/api/auth/passkeys/registration', 200, example('PasskeyRegistrationDto', options));
    await fill(name(), 'My phone');
    await add();
    await expectAlert('Failed to add the passkey', 'No passkey was made.');
    expect(name().value).toBe('My phone');
  });

  it('removes one after a question', async () => {
    server.answer('get', PASSKEYS, 200, [passkey({ lastUsedAt: NOON })]);
    await openAccount(session());
    server.answer('delete', '/api/auth/passkeys/{id}', 204);
    server.answer('get', PASSKEYS, 200, []);
    await press(button('Remove the passkey “My phone”'));
    await confirm('Remove the passkey “My phone”?', 'Remove');
    await screen.findByText('Passkey “My phone” removed');
    await screen.findByText('No passkey yet.');
  });
});

describe('the codes', () => {
  const CODES = ['k7m2-xr4q-pd5s-w3az', 'a2b3-c4d5-e6f7-g2h3'];
  const uri = 'otpauth://totp/Paattu:owner%40paattu.example?secret=GEZDGNBVGY3TQOJQ&issuer=Paattu';
  const form = () => within(screen.getByRole('form', { name: 'Set up an app for codes' }));
  const code = () => form().getByLabelText<HTMLInputElement>('Code');

  it('are set up by a picture and the first code, and show the recovery codes once', async () => {
    await openAccount(session());
    expect(screen.queryByText('Recovery codes')).toBeNull();
    server.answer('post', `${FACTORS}/code-app`, 200, { secret: 'GEZDGNBVGY3TQOJQ', uri });
    await press(button('Set Up'));
    await screen.findByRole('img', { name: 'Picture for the app' });
    expect(screen.getByText('GEZD GNBV GY3T QOJQ')).toBeTruthy();
    await press(button('Turn On'));
    await waitFor(() => expect(descriptionOf(code())).toBe('Please enter a code'));
    server.refuse('post', `${FACTORS}/code-app/confirmation`, 400, 'WRONG_CODE', { message: 'Not right.' });
    await fill(code(), '000000');
    await press(button('Turn On'));
    await expectAlert('Failed to set up the app', 'Not right.');
    server.answer('post', `${FACTORS}/code-app/confirmation`, 200, () => {
      server.answer('get', FACTORS, 200, { codeAppSince: NOON, recoveryCodesLeft: 2 });
      return { recoveryCodes: CODES };
    });
    await fill(code(), '287 082');
    await press(button('Turn On'));
    const made = await screen.findByRole('group', { name: 'Your recovery codes' });
    await expectFocus(() => made);
    expect(server.received('post', `${FACTORS}/code-app/confirmation`).at(-1)).toEqual({ code: '287082' });
    expect(
      within(made)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(CODES);
    await screen.findByText('2 codes are left');
    await press(within(made).getByRole('button', { name: 'I Have Them' }));
    expect(screen.queryByText(CODES[0]!)).toBeNull();
  });

  it('are removed, and recovery codes are made anew, after a question', async () => {
    server.answer('get', FACTORS, 200, { codeAppSince: NOON, recoveryCodesLeft: 1 });
    await openAccount(session());
    expect(screen.getByText('1 code is left')).toBeTruthy();
    server.answer('post', `${FACTORS}/recovery-codes`, 200, { recoveryCodes: CODES });
    await press(button('Make New Codes'));
    await confirm('Make new recovery codes?', 'Make New Codes');
    await screen.findByText(CODES[1]!);
    server.answer('delete', `${FACTORS}/code-app`, 204);
    server.answer('get', FACTORS, 200, { codeAppSince: null, recoveryCodesLeft: 0 });
    await press(button('Remove the App'));
    await confirm('Remove the app?', 'Remove the App');
    await screen.findByText('The app is removed');
    await screen.findByText('Not set up.');
  });
});

it('is the only page of a moderator who needs a factor, until there is one', async () => {
  const as = { ...OWNER, isAdmin: false, permissions: ['entries.moderate' as const], needsFactor: true };
  server.answer('get', SESSIONS, 200, [session()]);
  await openConsole('/contest/entries', { as });
  await screen.findByRole('heading', { name: 'Your account' });
  await settled();
  expect(location.pathname).toBe('/admin/settings/team/account');
  expect(takeRequests().filter((line) => line.includes('/api/admin/messages'))).toEqual([]);
  const uri = 'otpauth://totp/Paattu?secret=GEZDGNBVGY3TQOJQ';
  server.answer('post', `${FACTORS}/code-app`, 200, { secret: 'GEZDGNBVGY3TQOJQ', uri });
  server.answer('post', `${FACTORS}/code-app/confirmation`, 200, { recoveryCodes: ['k7m2-xr4q-pd5s-w3az'] });
  await press(button('Set Up'));
  await fill(await screen.findByLabelText<HTMLInputElement>('Code'), '287082');
  await press(button('Turn On'));
  await screen.findByText('k7m2-xr4q-pd5s-w3az');
  server.answer('post', '/api/auth/refresh', 200, sessionOf({ ...as, needsFactor: false }));
  await press(button('I Have Them'));
  await waitFor(() => expect(takeRequests().join()).toContain('/api/admin/messages'));
});
