import {
  button,
  expectText,
  expectToast,
  MEERA,
  openPage,
  press,
  screen,
  server,
  waitFor,
  withSite,
  within,
} from '../../../test/site';
import type { Schemas } from '@paattu/api-client';
import { account as en } from '../../translations/en/account';
import { account as ml } from '../../translations/ml/account';

type OpenSession = Schemas['OpenSessionDto'];

const SESSIONS = '/api/auth/sessions';
const NOON = '2026-06-17T12:00:00.000Z';
const session = (id: string, changes: Partial<OpenSession> = {}): OpenSession => ({
  id,
  browser: 'firefox',
  system: 'linux',
  firstAt: NOON,
  lastAt: NOON,
  isCurrent: false,
  ...changes,
});
const here = session('here', { isCurrent: true });
const phone = session('phone', { browser: 'chrome', system: 'android' });
const unknown = session('unknown', { browser: null, system: null });

withSite();

describe.each([
  ['en', '/auth', en.sessions],
  ['ml', '/ml/auth', ml.sessions],
])('the sessions in %s', (_, path, t) => {
  const open = (sessions: OpenSession[]) => {
    server.answer('get', SESSIONS, 200, sessions);
    return openPage(`${path}?mode=sessions`, { as: MEERA });
  };
  const names = () =>
    within(screen.getByRole('list', { name: t.title }))
      .getAllByRole('listitem')
      .map((item) => item.querySelector('strong')!.parentElement!.textContent.split('17')[0]);

  it('are listed, and end one by one or all but this one', async () => {
    await open([here, phone, unknown]);
    await waitFor(() => expect(names()).toHaveLength(3));
    expect(names()[0]).toContain(`Firefox, Linux · ${t.here}`);
    expect(names()[2]).toContain(t.unknownDevice);
    server.answer('delete', '/api/auth/sessions/{id}', 204);
    server.answer('get', SESSIONS, 200, [here, unknown]);
    await press(button(`${t.end}: Chrome, Android`));
    await expectToast(t.ended, t.endedText);
    await waitFor(() => expect(names()).toHaveLength(2));
    server.answer('delete', SESSIONS, 204);
    server.answer('get', SESSIONS, 200, [here]);
    await press(button(t.endOthers));
    await expectToast(t.othersEnded, t.othersEndedText);
    await waitFor(() => expect(screen.queryByRole('button', { name: t.endOthers })).toBeNull());
  });
});

it('asks a visitor who is not signed in to sign in first', async () => {
  await openPage('/auth?mode=sessions');
  await waitFor(() => expect(location.search).toBe('?returnTo=%2Fauth%3Fmode%3Dsessions'));
});

it('says that the list did not load, and tries again', async () => {
  server.refuse('get', SESSIONS, 429, 'TOO_MANY_REQUESTS');
  await openPage('/auth?mode=sessions', { as: MEERA });
  await expectText('An unexpected error occurred');
  server.answer('get', SESSIONS, 200, [here]);
  await press(button('Try Again'));
  await waitFor(() => expect(screen.getAllByRole('listitem').length).toBeGreaterThan(0));
});
