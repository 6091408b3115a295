import {
  button,
  example,
  expectAlert,
  openConsole,
  OWNER,
  press,
  screen,
  server,
  waitFor,
  withConsole,
  within,
} from '../../../test/console';
import { settled, takeRequests } from '../../../test/requests';
import type { OpenSession } from './api';

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

withConsole();

async function openAccount(...sessions: OpenSession[]): Promise<void> {
  server.answer('get', SESSIONS, 200, sessions);
  // A moderator has the page too.
  await openConsole('/account', { as: { ...OWNER, isAdmin: false, permissions: ['entries.moderate'] } });
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
