import { createTestApp, type TestApp } from '../../../../test/app.js';
import { type Answer, type Client, client } from '../../../../test/client.js';
import { fromFullHour } from '../../../../test/config.js';
import { emailsTo } from '../../../../test/factories/emails.js';
import { accessTokenOf, createModerator, createUser } from '../../../../test/factories/users.js';
import { STAFF_IDLE_MS } from '../sessions.service.js';
import { NETWORKS_OF_AN_HOUR, SecurityLog } from './security-log.service.js';

const PASSWORD = 'seven boats leave early';

let app: TestApp;
let auth: Client;

beforeAll(async () => {
  app = await createTestApp({ env: { CLOCK_OFFSET: fromFullHour() } });
  auth = client(app).from('203.0.113.7').at('/api/auth');
});
beforeEach(() =>
  app.asSuperuser(
    'set session_replication_role = replica; truncate security_events, outgoing_emails, rate_limits; delete from users',
  ),
);
afterAll(() => app.close());

interface Row {
  kind: string;
  user_id: string | null;
  network: string | null;
  count: number;
}

const rows = () =>
  app.dataSource.query<Row[]>('select kind, user_id, network, count from security_events order by id');
const kinds = async () => (await rows()).map(({ kind }) => kind);

const cookieNamed = (name: string, response: Answer) =>
  response.cookies.find((cookie) => cookie.name === name)?.value ?? '';

// @trust security-log
test('a sign-in, its failures and its end are recorded, without what was typed', async () => {
  const user = await createUser(app, { email: 'asha@visitor.example', password: PASSWORD });
  await auth.post('/login', { email: 'nobody@visitor.example', password: 'hunter2hunter2' });
  await auth.post('/login', { email: user.email, password: 'wrong password' });
  await auth.post('/login', { email: user.email, password: 'wrong again' });
  const session = await auth.post('/login', { email: user.email, password: PASSWORD });
  await auth.with({ cookie: `paattu_refresh=${cookieNamed('paattu_refresh', session)}` }).post('/logout', {});
  const network = '203.0.113.7';
  expect(await rows()).toEqual([
    { kind: 'sign-in-failed', user_id: null, network, count: 1 },
    { kind: 'sign-in-failed', user_id: user.id, network, count: 2 },
    { kind: 'signed-in', user_id: user.id, network, count: 1 },
    { kind: 'signed-out', user_id: user.id, network, count: 1 },
  ]);
  const [log] = await app.dataSource.query<[{ text: string }]>(
    'select string_agg(event::text, $1) as text from security_events event',
    ['\n'],
  );
  for (const typed of ['nobody@', 'hunter2', 'wrong', PASSWORD]) expect(log.text).not.toContain(typed);
});

// @trust security-log
test('a flood from many networks is counted in a bounded number of rows', async () => {
  const log = app.get(SecurityLog);
  const floods = NETWORKS_OF_AN_HOUR + 30;
  for (let n = 0; n < floods; n++) {
    const client = { address: `198.51.${n}.1`, userAgentClass: 'unknown' } as const;
    await log.record({ kind: 'sign-in-failed', userId: null, client });
  }
  const all = await rows();
  expect(all).toHaveLength(NETWORKS_OF_AN_HOUR + 1);
  expect(all.at(-1)).toMatchObject({ network: null, count: 30 });
});

// @trust security-log
test('refused access, a reused token, a reset and a role are recorded', async () => {
  const moderator = await createModerator(app, { password: PASSWORD });
  const token = await accessTokenOf(app, moderator);
  const owner = await createUser(app, { owner: true });
  await client(app).as(token).get('/api/admin/audit');
  const first = cookieNamed(
    'paattu_refresh',
    await auth.post('/login', { email: moderator.email, password: PASSWORD }),
  );
  await auth.with({ cookie: `paattu_refresh=${first}` }).post('/refresh', {});
  await app.dataSource.query(`update refresh_tokens set used_at = used_at - interval '1 minute'`);
  await auth.with({ cookie: `paattu_refresh=${first}` }).post('/refresh', {});
  await auth.post('/forgot-password', { email: moderator.email });
  const [staff] = await app.dataSource.query<[{ id: string }]>('select id from staff where user_id = $1', [
    moderator.id,
  ]);
  await client(app).as(owner).delete(`/api/admin/moderators/${staff.id}`);
  expect(await kinds()).toEqual([
    'access-refused',
    'new-browser',
    'signed-in',
    'session-reused',
    'reset-asked',
    'role-taken',
  ]);
});

// @trust session-lifetime
test.each([
  ['a moderator', true, 401],
  ['a visitor', false, 200],
])('the session of %s after twelve hours without use', async (_, isStaff, status) => {
  const create = isStaff ? createModerator : createUser;
  const user = await create(app, { password: PASSWORD });
  const session = await auth.post('/login', { email: user.email, password: PASSWORD });
  const cookie = `paattu_refresh=${cookieNamed('paattu_refresh', session)}`;
  await app.dataSource.query(
    `update refresh_tokens set created_at = created_at - make_interval(secs => $1)`,
    [STAFF_IDLE_MS / 1000 + 1],
  );
  expect((await auth.with({ cookie }).post('/refresh', {})).status).toBe(status);
  expect((await kinds()).includes('session-idle')).toBe(isStaff);
});

describe('a change of the password', () => {
  async function signIn(email: string) {
    const { body } = await auth.post<{ accessToken: string }>('/login', { email, password: PASSWORD });
    return auth.as(body.accessToken);
  }

  // @trust password-change
  test('needs the present one, ends the other sessions alone, and is announced', async () => {
    const { email } = await createUser(app, { password: PASSWORD });
    const [here, elsewhere] = [await signIn(email), await signIn(email)];
    const wrong = await here.post('/change-password', { currentPassword: 'no', password: 'a new song' });
    expect(wrong.status).toBe(400);
    expect(wrong.body).toMatchObject({ code: 'WRONG_PASSWORD', details: [{ field: 'currentPassword' }] });
    const body = { currentPassword: PASSWORD, password: 'a new song' };
    expect((await auth.post('/change-password', body)).status).toBe(401);
    expect((await here.post('/change-password', body)).status).toBe(204);
    expect([(await here.get('/me')).status, (await elsewhere.get('/me')).status]).toEqual([200, 401]);
    expect((await emailsTo(app, email)).map(({ template }) => template)).toEqual(['password-changed']);
    expect((await auth.post('/login', { email, password: PASSWORD })).status).toBe(401);
    expect((await auth.post('/login', { email, password: 'a new song' })).status).toBe(200);
    expect(await kinds()).toEqual([
      'signed-in',
      'password-refused',
      'sessions-ended',
      'password-changed',
      'sign-in-failed',
    ]);
  });

  // @trust password-policy
  test.each([
    ['sixteen', 'STAFF_PASSWORD_TOO_SHORT'],
    ['bradleycooper', 'STAFF_PASSWORD_WEAK'],
    ['Paattu-owner-2026', 'STAFF_PASSWORD_WEAK'],
  ])('of a moderator to %s is rejected with %s', async (password, code) => {
    const { email } = await createModerator(app, { password: PASSWORD });
    const here = await signIn(email);
    const response = await here.post('/change-password', { currentPassword: PASSWORD, password });
    expect(response.body).toMatchObject({ code, details: [{ field: 'password' }] });
  });
});

// @trust password-change
test('staff get an email about a sign-in from a new browser, and none about a known one', async () => {
  const { email } = await createModerator(app, { password: PASSWORD });
  const logIn = (cookie = '') => auth.with({ cookie }).post('/login', { email, password: PASSWORD });
  const first = `paattu_browser=${cookieNamed('paattu_browser', await logIn())}`;
  await logIn(first);
  expect(await emailsTo(app, email)).toEqual([]);
  await logIn();
  await logIn('paattu_browser=guess');
  expect((await emailsTo(app, email)).map(({ template }) => template)).toEqual([
    'new-browser',
    'new-browser',
  ]);
});

// @trust password-policy
test('a moderator is nobody with a password that breaks the rules for staff', async () => {
  const user = await createUser(app, { verified: true });
  await app.dataSource.query('update users set has_staff_password = false where id = $1', [user.id]);
  await app.dataSource.query(
    `insert into staff (email, token_hash, expires_at) values ($1, sha256('x'), now() + interval '1 day')`,
    [user.email],
  );
  const moderator = auth.as(user);
  const accept = () => moderator.post('/invitation/accept', {});
  expect((await accept()).body).toMatchObject({ code: 'STAFF_PASSWORD_NEEDED' });
  await app.dataSource.query('update users set has_staff_password = true where id = $1', [user.id]);
  expect((await accept()).status).toBe(200);
});
