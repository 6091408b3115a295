import { createTestApp, type TestApp } from '../../../../test/app.js';
import { type Client, client } from '../../../../test/client.js';
import { createModerator, createUser, startSession } from '../../../../test/factories/users.js';
import { STAFF_IDLE_MS } from '../sessions.service.js';
import type { OpenSessionDto } from './open-session.dto.js';

const PASSWORD = 'seven boats leave early';
const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36';
const PHONE = `Mozilla/5.0 (Linux; Android 10; K) ${WEBKIT}`;
const LAPTOP = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';

let app: TestApp;
let auth: Client;

beforeAll(async () => {
  app = await createTestApp();
  auth = client(app).at('/api/auth');
});
afterAll(() => app.close());

async function signIn(email: string, userAgent: string) {
  const response = await auth
    .with({ 'user-agent': userAgent })
    .post<{ accessToken: string }>('/login', { email, password: PASSWORD });
  const cookie = response.cookies.find(({ name }) => name === 'paattu_refresh')?.value;
  return { here: auth.as(response.body.accessToken), cookie: `paattu_refresh=${cookie}` };
}

const sessionsOf = async (browser: Client) => (await browser.get<OpenSessionDto[]>('/sessions')).body;

// @trust session-list
test('a person sees where they are signed in, by browser and system', async () => {
  const { email } = await createUser(app, { password: PASSWORD });
  const phone = await signIn(email, PHONE);
  const laptop = await signIn(email, LAPTOP);
  expect(await sessionsOf(laptop.here)).toEqual([
    expect.objectContaining({ browser: 'firefox', system: 'linux', isCurrent: true }),
    expect.objectContaining({ browser: 'chrome', system: 'android', isCurrent: false }),
  ]);
  await app.dataSource.query(`update refresh_tokens set created_at = created_at - interval '1 hour'`);
  await auth.with({ cookie: phone.cookie, 'user-agent': PHONE }).post('/refresh', {});
  const [here, used] = await sessionsOf(laptop.here);
  expect(new Date(used!.lastAt).getTime() - new Date(used!.firstAt).getTime()).toBeGreaterThan(3_000_000);
  expect([here!.lastAt, used!.browser]).toEqual([here!.firstAt, 'chrome']);
  const [row] = await app.dataSource.query<[{ text: string }]>(
    `select string_agg(token::text, ' ') as text from refresh_tokens token`,
  );
  expect(row.text).not.toContain('Mozilla');
});

// @trust session-list
test('ends one session at once, and no session of somebody else', async () => {
  const { id, email } = await createUser(app, { password: PASSWORD });
  const phone = await signIn(email, PHONE);
  const laptop = await signIn(email, LAPTOP);
  const stranger = auth.as(await createUser(app));
  const [, other] = await sessionsOf(laptop.here);
  expect((await stranger.delete(`/sessions/${other!.id}`)).code).toBe('NOT_FOUND');
  expect((await phone.here.get('/me')).status).toBe(200);
  expect((await laptop.here.delete(`/sessions/${other!.id}`)).status).toBe(204);
  expect((await laptop.here.delete(`/sessions/${other!.id}`)).status).toBe(204);
  expect((await phone.here.get('/me')).status).toBe(401);
  expect((await auth.with({ cookie: phone.cookie }).post('/refresh', {})).status).toBe(401);
  expect(await sessionsOf(laptop.here)).toHaveLength(1);
  const events = await app.dataSource.query(
    `select kind, count from security_events where user_id = $1 and kind <> 'signed-in'`,
    [id],
  );
  expect(events).toEqual([{ kind: 'session-ended', count: 1 }]);
});

test('ends all other sessions, and keeps this one', async () => {
  const { email } = await createUser(app, { password: PASSWORD });
  const others = [await signIn(email, PHONE), await signIn(email, LAPTOP)];
  const { here } = await signIn(email, LAPTOP);
  expect((await here.delete('/sessions')).status).toBe(204);
  for (const other of others) expect((await other.here.get('/me')).status).toBe(401);
  expect(await sessionsOf(here)).toEqual([expect.objectContaining({ isCurrent: true })]);
});

test('a session of staff that has ended without use is not listed, and one of the release before has no name', async () => {
  const moderator = await createModerator(app);
  await startSession(app, moderator);
  await app.dataSource.query(
    `update refresh_tokens set created_at = created_at - make_interval(secs => $1) where user_id = $2`,
    [STAFF_IDLE_MS / 1_000 + 1, moderator.id],
  );
  expect(await sessionsOf(auth.as(moderator))).toEqual([
    expect.objectContaining({ browser: null, system: null, isCurrent: true }),
  ]);
});
