import { stubGlobal, unstubGlobals } from '../../../../packages/api-client/test/stub-global';
import {
  button,
  example,
  expectFocus,
  fill,
  findDialog,
  openConsole,
  press,
  screen,
  server,
  waitFor,
  withConsole,
  within,
} from '../../../test/console';
import { settled } from '../../../test/requests';

const CHECK = '/api/auth/identity-check';
const SESSIONS = '/api/auth/sessions';
const DONE = 'You are signed in only here';

withConsole();
afterEach(unstubGlobals);

/** Opens a page whose button sends a request that needs the check. */
async function openAccount(): Promise<void> {
  const session = (id: string, isCurrent: boolean) => example('OpenSessionDto', { id, isCurrent });
  server.answer('get', '/api/auth/passkeys', 200, []);
  server.answer('get', '/api/auth/factors', 200, { codeAppSince: null, recoveryCodesLeft: 0 });
  server.answer('get', SESSIONS, 200, [session('here', true), session('phone', false)]);
  server.refuse('delete', SESSIONS, 403, 'IDENTITY_CHECK_NEEDED', { message: 'Please show that it is you.' });
  await openConsole('/settings/team/account');
  await settled();
  await press(await screen.findByRole('button', { name: 'End All Others' }));
}
const ask = () => findDialog('Show that it is you');
const isGone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

it('takes the password, stays until it is right, and repeats the request', async () => {
  server.answer('post', CHECK, 200, { passkey: null, takesCode: false, takesPassword: true });
  await openAccount();
  const dialog = await ask();
  const password = await dialog.findByLabelText<HTMLInputElement>(/^Your password/);
  dialog.getByText('Please type your password again. That counts for five minutes.');
  await expectFocus(() => password);
  const goOn = () => press(dialog.getByRole('button', { name: 'Continue' }));
  await goOn();
  await dialog.findByText('Please enter your password');
  server.refuse('post', `${CHECK}/password`, 400, 'WRONG_PASSWORD', { message: 'Incorrect password' });
  await fill(password, 'A-wrong-password');
  await goOn();
  await dialog.findByText('Incorrect password');
  await expectFocus(() => password);
  server.answer('post', `${CHECK}/password`, 204);
  server.answer('delete', SESSIONS, 204);
  await fill(password, 'mazha-peyyunnu');
  await goOn();
  await screen.findByText(DONE);
  await isGone();
  expect(server.received('post', `${CHECK}/password`).at(-1)).toEqual({ password: 'mazha-peyyunnu' });
  expect(server.received('delete', SESSIONS)).toHaveLength(2);
});

it('takes a passkey, and asks for another challenge after a refusal', async () => {
  const bytes = new Uint8Array([1, 2, 3]).buffer;
  const response = { clientDataJSON: bytes, authenticatorData: bytes, signature: bytes, userHandle: bytes };
  const answer = {
    id: 'AQID',
    rawId: bytes,
    type: 'public-key',
    response,
    getClientExtensionResults: () => ({}),
  };
  let get = () => Promise.reject<object>(new DOMException('cancelled', 'NotAllowedError'));
  stubGlobal('PublicKeyCredential', function PublicKeyCredential() {});
  Object.defineProperty(navigator, 'credentials', { configurable: true, value: { get: () => get() } });
  const passkey = { challenge: 'AQID', rpId: location.hostname, known: ['AQID'] };
  server.answer('post', CHECK, 200, { passkey, takesCode: true, takesPassword: false });
  await openAccount();
  const dialog = await ask();
  await dialog.findByText('Please use your passkey or a code again. That counts for five minutes.');
  expect(dialog.queryByLabelText(/^Your password/)).toBeNull();
  const use = async () => press(await dialog.findByRole('button', { name: 'Use Your Passkey' }));
  await use();
  await dialog.findByText('No passkey was used. Please try again.');
  get = () => Promise.resolve(answer);
  server.answer('post', `${CHECK}/passkey`, 204);
  server.answer('delete', SESSIONS, 204);
  await use();
  await screen.findByText(DONE);
  expect(server.received('post', CHECK)).toHaveLength(2);
  expect(server.received('post', `${CHECK}/passkey`)).toEqual([
    {
      credentialId: 'AQID',
      clientDataJSON: 'AQID',
      authenticatorData: 'AQID',
      signature: 'AQID',
      userHandle: 'AQID',
    },
  ]);
});

it('takes a code instead of a passkey that is not at hand', async () => {
  const passkey = { challenge: 'AQID', rpId: location.hostname, known: ['AQID'] };
  server.answer('post', CHECK, 200, { passkey, takesCode: true, takesPassword: false });
  await openAccount();
  const dialog = await ask();
  await fill(await dialog.findByLabelText<HTMLInputElement>('Code'), ' 287082');
  server.answer('post', `${CHECK}/code`, 204);
  server.answer('delete', SESSIONS, 204);
  await press(dialog.getByRole('button', { name: 'Continue' }));
  await screen.findByText(DONE);
  expect(server.received('post', `${CHECK}/code`)).toEqual([{ code: '287082' }]);
});

it('says after Cancel that nothing is done, and asks again', async () => {
  server.answer('post', CHECK, 200, { passkey: null, takesCode: false, takesPassword: true });
  await openAccount();
  const dialog = await ask();
  await press(dialog.getByRole('button', { name: 'Cancel' }));
  await isGone();
  const alert = await screen.findByRole('alert');
  expect(within(alert).getByText('Please show that it is you.')).toBeTruthy();
  expect(server.received('delete', SESSIONS)).toHaveLength(1);
  await press(button('End All Others'));
  await ask();
});
