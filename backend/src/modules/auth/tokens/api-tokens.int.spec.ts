import { createTestApp, type TestApp } from '../../../../test/app.js';
import { type Client, client } from '../../../../test/client.js';
import { insertApiToken } from '../../../../test/factories/api-tokens.js';
import { createEntry } from '../../../../test/factories/contest.js';
import { emailsTo, linkTokenOf } from '../../../../test/factories/emails.js';
import { createSong } from '../../../../test/factories/songs.js';
import { createModerator, createUser } from '../../../../test/factories/users.js';
import type { User } from '../user.entity.js';
import type { NewApiTokenDto } from './api-token.dto.js';

const PASSWORD = 'seven boats leave early';

let app: TestApp;
let owner: User;
let session: Client;

beforeAll(async () => {
  app = await createTestApp();
});
beforeEach(async () => {
  await app.asSuperuser(
    `set session_replication_role = replica;
     truncate security_events, personal_reads, outgoing_emails, rate_limits, api_tokens; delete from users`,
  );
  owner = await createUser(app, { owner: true, password: PASSWORD });
  session = client(app).as(owner);
});
afterAll(() => app.close());

const VALUES = { name: ' Statistics ', scopes: ['songs:read'], days: 30 };

const make = (values: object = {}, maker = session) =>
  maker.post<NewApiTokenDto>('/api/admin/tokens', { ...VALUES, ...values });

const revoke = (id: string) => session.delete(`/api/admin/tokens/${id}`);

const events = async () =>
  app.dataSource.query<object[]>(
    `select kind, user_id as "userId", actor_id as "actorId" from security_events where kind like 'token-%' order by id`,
  );
const acts = async (id: string) =>
  app.dataSource.query<object[]>(
    `select action, actor_id as "actorId", data from audit_log where subject_id = $1 order by id`,
    [id],
  );

// @trust api-tokens
test('a token is shown once, stored as a hash, announced and recorded', async () => {
  const response = await make();
  expect(response.status).toBe(201);
  expect(response.headers['cache-control']).toBe('no-store');
  const { token, ...made } = response.body;
  expect(token).toMatch(/^paattu_[\w-]{43}$/);
  expect(made).toMatchObject({
    name: 'Statistics',
    scopes: ['songs:read'],
    status: 'active',
    lastUsedAt: null,
  });
  expect(Date.parse(String(made.expiresAt)) - Date.parse(String(made.createdAt))).toBe(
    30 * 24 * 60 * 60 * 1_000,
  );
  const list = await session.get('/api/admin/tokens');
  expect(list.body).toEqual([made]);
  expect(list.range).toBe('tokens 0-0/1');
  const [stored] = await app.dataSource.query<[{ text: string }]>(
    `select string_agg(t::text, ' ') as text from (select api_tokens::text as t from api_tokens union all select audit_log::text from audit_log) all_rows`,
  );
  expect(stored.text).not.toContain(token);
  expect(await acts(made.id)).toEqual([
    { action: 'token.make', actorId: owner.id, data: { scopes: ['songs:read'], days: 30 } },
  ]);
  expect(await events()).toEqual([{ kind: 'token-made', userId: owner.id, actorId: null }]);
  expect((await emailsTo(app, owner.email)).map(({ template }) => template)).toEqual(['token-made']);
});

// @trust api-tokens
test.each([
  [{ name: ' \u200b' }, 400, 'VALIDATION_FAILED'],
  [{ name: 'x'.repeat(101) }, 400, 'VALIDATION_FAILED'],
  [{ scopes: [] }, 400, 'VALIDATION_FAILED'],
  [{ scopes: 'songs:read' }, 400, 'VALIDATION_FAILED'],
  [{ scopes: ['songs:delete'] }, 400, 'VALIDATION_FAILED'],
  [{ scopes: ['songs:read', 'songs:read'] }, 400, 'VALIDATION_FAILED'],
  [{ days: 31 }, 400, 'VALIDATION_FAILED'],
  [{ days: '30' }, 400, 'VALIDATION_FAILED'],
  [{ userId: 'x' }, 400, 'VALIDATION_FAILED'],
])('no token is made with %j', async (values, status, code) => {
  const response = await make(values);
  expect([response.status, response.code]).toEqual([status, code]);
  expect((await session.get('/api/admin/tokens')).body).toEqual([]);
});

// @trust api-tokens
test('a moderator makes no token, and sees none', async () => {
  const moderator = client(app).as(await createModerator(app, { password: PASSWORD }));
  expect((await make({}, moderator)).status).toBe(403);
  expect((await moderator.get('/api/admin/tokens')).status).toBe(403);
});

// @trust api-tokens
test('a revoked token stops at once, and stays in the list', async () => {
  const { id, token } = (await make()).body;
  const program = client(app).as(token);
  expect((await program.get('/api/admin/songs')).status).toBe(200);
  expect((await revoke(id)).body).toMatchObject({ id, status: 'revoked' });
  expect((await program.get('/api/admin/songs')).body).toMatchObject({ code: 'TOKEN_INVALID' });
  expect((await revoke(id)).status).toBe(200);
  expect((await acts(id)).map((act) => (act as { action: string }).action)).toEqual([
    'token.make',
    'token.revoke',
  ]);
  expect(await events()).toEqual([
    { kind: 'token-made', userId: owner.id, actorId: null },
    { kind: 'token-used', userId: owner.id, actorId: id },
    { kind: 'token-revoked', userId: owner.id, actorId: null },
    { kind: 'token-refused', userId: owner.id, actorId: id },
  ]);
  expect((await revoke('00000000-0000-4000-8000-000000000000')).status).toBe(404);
});

// @trust api-tokens
test('a new password by email revokes all tokens', async () => {
  const program = client(app).as(await insertApiToken(app, owner.id, { scopes: ['songs:read'] }));
  await client(app).post('/api/auth/forgot-password', { email: owner.email });
  const reset = await client(app).post('/api/auth/reset-password', {
    token: await linkTokenOf(app, owner.email),
    password: 'nine herons fly at noon',
  });
  expect(reset.status).toBe(204);
  expect((await program.get('/api/admin/songs')).status).toBe(401);
});

// @trust api-tokens
test.each([
  ['is disabled', 'update users set disabled_at = now()'],
  ['is no longer verified', 'update users set email_verified_at = null'],
  ['has another address', `update users set email = 'former@paattu.example'`],
])('a token ends when its owner %s', async (_, change) => {
  const program = client(app).as(await insertApiToken(app, owner.id, { scopes: ['songs:read'] }));
  await app.dataSource.query(change);
  expect((await program.get('/api/admin/songs')).body).toMatchObject({ code: 'TOKEN_INVALID' });
});

// @trust api-tokens
test('of simultaneous requests, the twenty-first active token is refused', async () => {
  for (let count = 0; count < 18; count += 1) await insertApiToken(app, owner.id, { scopes: ['songs:read'] });
  await insertApiToken(app, owner.id, { scopes: ['songs:read'], revokedAt: new Date() });
  const statuses = (await Promise.all([make(), make(), make(), make()])).map(({ status }) => status);
  expect(statuses.sort()).toEqual([201, 201, 409, 409]);
});

// @trust api-tokens
test('what a token may not do names the scope that it needs', async () => {
  const program = client(app).as(await insertApiToken(app, owner.id, { scopes: ['songs:read'] }));
  const { id } = await createSong(app);
  const edit = await program.put(`/api/admin/songs/${id}`, { title: 'Rain', artist: 'Asha' });
  expect(edit.body).toEqual({
    code: 'TOKEN_NOT_ALLOWED',
    message: 'This token needs the scope songs:write.',
  });
  expect((await program.get('/api/auth/me')).body).toEqual({
    code: 'TOKEN_NOT_ALLOWED',
    message: 'No token may do this. Please sign in to do it.',
  });
});

// @trust api-tokens
test('a token edits with its scope, and the act is the owner’s', async () => {
  const program = client(app).as(await insertApiToken(app, owner.id, { scopes: ['songs:write'] }));
  const { id } = await createSong(app);
  const edit = await program.put(`/api/admin/songs/${id}`, { title: 'Rain', artist: 'Asha' });
  expect(edit.body).toMatchObject({ id, title: 'Rain' });
  expect(await acts(id)).toMatchObject([{ action: 'song.edit', actorId: owner.id }]);
});

// @trust api-tokens, personal-reads
test('what a program reads of people is in the reading log under the name of its token', async () => {
  const program = client(app).as(
    await insertApiToken(app, owner.id, { name: 'Letters', scopes: ['entries:read'] }),
  );
  const { id } = await createEntry(app);
  await session.get(`/api/admin/entries/${id}`);
  await program.get(`/api/admin/entries/${id}`);
  const { body: reads } = await session.get('/api/admin/personal-reads');
  expect(reads).toMatchObject([
    { what: 'entry', subjectId: id, user: null, token: 'Letters' },
    { what: 'entry', subjectId: id, user: owner.email, token: null },
  ]);
});

// @trust api-tokens
test('the last use is noted once a minute', async () => {
  const program = client(app).as(await insertApiToken(app, owner.id, { scopes: ['songs:read'] }));
  const lastUse = async () =>
    (await app.dataSource.query<[{ at: Date }]>('select last_used_at as at from api_tokens'))[0].at;
  await program.get('/api/admin/songs');
  const first = await lastUse();
  expect(first).toBeInstanceOf(Date);
  await program.get('/api/admin/songs');
  expect(await lastUse()).toEqual(first);
  await app.dataSource.query(`update api_tokens set last_used_at = now() - interval '2 minutes'`);
  await program.get('/api/admin/songs');
  expect((await lastUse()).getTime()).toBeGreaterThanOrEqual(first.getTime());
});

// @trust api-tokens
test.each(['/admin/queues', '/admin/queues/api/queues'])('a token does not open %s', async (url) => {
  const program = client(app).as(await insertApiToken(app, owner.id, { scopes: ['songs:read'] }));
  const { status, headers } = await program.get(url);
  expect([status, headers.location]).toEqual([302, '/auth?returnTo=%2Fadmin%2Fqueues']);
});
