import type { UserDto } from '../dto/session.dto.js';
import { createTestApp, type TestApp } from '../../../../test/app.js';
import { type Client, client } from '../../../../test/client.js';
import { emailsTo } from '../../../../test/factories/emails.js';
import { createModerator, createUser } from '../../../../test/factories/users.js';
import { CONFIG } from '../../../config/config.module.js';
import { AuditRow } from '../../audit/audit-row.entity.js';
import { OutgoingEmail } from '../../mailing/outgoing-email.entity.js';
import { User } from '../user.entity.js';
import type { ModeratorDto } from './staff.dto.js';
import { StaffMember } from './staff-member.entity.js';

const ASHA = 'asha@visitor.example';

let app: TestApp;
let owner: User;
let asOwner: Client;

beforeAll(async () => {
  app = await createTestApp();
  owner = await createUser(app, { owner: true });
  asOwner = client(app).as(owner);
});

beforeEach(async () => {
  await app.asSuperuser('truncate staff, outgoing_emails');
  await app.dataSource.query('delete from users where id <> $1', [owner.id]);
});

afterAll(() => app.close());

const invite = (email = ASHA, language = 'en') => asOwner.post('/api/admin/moderators', { email, language });
const accept = (linkToken: string | undefined, invited: Client) =>
  invited.post('/api/auth/invitation/accept', { token: linkToken });

/** The token in the newest invitation to the address. */
async function linkToken(to = ASHA): Promise<string> {
  const [email] = await app.dataSource.manager.find(OutgoingEmail, {
    where: { toAddress: to, template: 'moderator-invitation' },
    order: { createdAt: 'DESC' },
    take: 1,
  });
  return String(email?.payload['link']).split('#')[1] ?? '';
}

const me = async (person: Client) => (await person.get<UserDto>('/api/auth/me')).body;

test('an invited person accepts with a new account, and becomes a moderator who is not the owner', async () => {
  const { status, body } = await invite(' Asha@Visitor.example ', 'ml');
  expect([status, body]).toEqual([
    201,
    {
      id: expect.any(String),
      email: ASHA,
      doEmailsComeBack: false,
      name: null,
      status: 'invited',
      language: 'ml',
      invitedAt: expect.any(String),
      expiresAt: expect.any(String),
      acceptedAt: null,
      revokedAt: null,
      hasFactor: null,
    },
  ]);
  expect((Date.parse(body.expiresAt) - Date.parse(body.invitedAt)) / 86_400_000).toBeCloseTo(7, 2);
  const [email] = await emailsTo(app, ASHA);
  expect(email).toMatchObject({ template: 'moderator-invitation', language: 'ml' });
  expect(email?.payload['link']).toMatch(/^http[^?]*\/ml\/invitation#[\w-]{43}$/);

  const asha = await createUser(app, { email: ASHA, verified: false });
  const invited = client(app).as(asha);
  expect(await me(invited)).toMatchObject({ isAdmin: false, permissions: [], emailVerified: false });
  const accepted = await accept(await linkToken(), invited);
  expect(accepted).toEqual({ status: 200, body: await me(invited) });
  expect(accepted.body).toMatchObject({
    isAdmin: false,
    permissions: ['entries.moderate', 'messages.answer'],
    emailVerified: true,
  });
  expect(await accept(await linkToken(), invited)).toEqual(accepted);
  const listed = await asOwner.get('/api/admin/moderators');
  expect(listed.body).toMatchObject([{ id: body.id, email: ASHA, name: 'Asha Menon', status: 'active' }]);
});

test('a verified address proves itself: an invited person accepts without the link, and nobody else does', async () => {
  await invite();
  const asha = await createUser(app, { email: ASHA, verified: false });
  const invited = client(app).as(asha);
  expect(await me(invited)).toMatchObject({ isInvited: false });
  expect(await accept(undefined, invited)).toMatchObject({ status: 400, body: { code: 'INVALID_TOKEN' } });

  await app.dataSource.manager.update(User, { id: asha.id }, { emailVerifiedAt: new Date() });
  expect(await me(invited)).toMatchObject({ isInvited: true, permissions: [] });
  const accepted = await accept(undefined, invited);
  expect(accepted).toMatchObject({
    status: 200,
    body: { isInvited: false, permissions: ['entries.moderate', 'messages.answer'] },
  });

  const other = client(app).as(await createUser(app, { verified: true }));
  expect(await me(other)).toMatchObject({ isInvited: false });
  expect(await accept(undefined, other)).toMatchObject({ status: 400, body: { code: 'INVALID_TOKEN' } });
});

test.each([
  ['has expired', `expires_at = now() - interval '1 second'`],
  ['was revoked', 'revoked_at = now()'],
])('an invitation that %s waits for nobody', async (_, change) => {
  await invite();
  await app.dataSource.query(`update staff set ${change}`);
  const invited = client(app).as(await createUser(app, { email: ASHA, verified: true }));
  expect(await me(invited)).toMatchObject({ isInvited: false });
  expect(await accept(undefined, invited)).toMatchObject({ status: 400, body: { code: 'INVALID_TOKEN' } });
});

// @trust moderators
test('a revoked moderator loses the rights at once, and can be invited again', async () => {
  const { id } = (await invite()).body;
  const invited = client(app).as(await createUser(app, { email: ASHA, verified: true }));
  const link = await linkToken();
  await accept(link, invited);
  expect((await invited.get('/api/admin/entries')).status).toBe(200);
  expect((await asOwner.delete(`/api/admin/moderators/${id}`)).body).toMatchObject({ status: 'revoked' });
  expect((await invited.get('/api/admin/entries')).status).toBe(403);
  expect(await me(invited)).toMatchObject({ permissions: [] });
  expect(await accept(link, invited)).toMatchObject({ status: 400, body: { code: 'INVALID_TOKEN' } });
  expect((await invite()).status).toBe(201);
  await accept(await linkToken(), invited);
  expect((await invited.get('/api/admin/entries')).status).toBe(200);
});

// @trust moderators
test.each([
  ['of another account', 403, 'INVITATION_OF_ANOTHER', async () => {}],
  [
    'that has expired',
    400,
    'INVALID_TOKEN',
    () => app.dataSource.query(`update staff set expires_at = now(), email = 'biju@visitor.example'`),
  ],
  [
    'that was revoked',
    400,
    'INVALID_TOKEN',
    () => app.dataSource.query(`update staff set revoked_at = now(), email = 'biju@visitor.example'`),
  ],
])('an invitation %s is rejected', async (_, status, code, change) => {
  await invite();
  await change();
  const invited = client(app).as(await createUser(app, { email: 'biju@visitor.example', verified: true }));
  expect(await accept(await linkToken(), invited)).toMatchObject({ status, body: { code } });
  expect(await me(invited)).toMatchObject({ permissions: [] });
});

test.each(['', 'rain', 'x'.repeat(101)])('the token "%s" is rejected', async (link) => {
  expect((await accept(link, asOwner)).status).toBe(400);
});

test('another email has a new link, and that of the one before stops working', async () => {
  const { id } = (await invite()).body;
  const first = await linkToken();
  await app.dataSource.query('update staff set expires_at = now()');
  expect((await asOwner.get('/api/admin/moderators')).body).toMatchObject([{ status: 'expired' }]);
  expect(await asOwner.post(`/api/admin/moderators/${id}/invitation`)).toMatchObject({
    status: 201,
    body: { status: 'invited' },
  });
  const invited = client(app).as(await createUser(app, { email: ASHA }));
  expect(await accept(first, invited)).toMatchObject({ status: 400, body: { code: 'INVALID_TOKEN' } });
  expect((await accept(await linkToken(), invited)).status).toBe(200);
  expect(await asOwner.post(`/api/admin/moderators/${id}/invitation`)).toMatchObject({
    status: 409,
    body: { code: 'INVITATION_SETTLED' },
  });
});

test('the owner is not invited, and nobody twice', async () => {
  expect(await invite(owner.email)).toMatchObject({
    status: 400,
    body: { code: 'OWNER_NEEDS_NO_INVITATION', details: [{ field: 'email' }] },
  });
  const both = await Promise.all([invite(), invite('ASHA@visitor.example')]);
  expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
  expect(await invite()).toMatchObject({ status: 409, body: { code: 'INVITED_ALREADY' } });
  expect(await emailsTo(app, ASHA)).toHaveLength(1);
});

test('production without an SMTP server rejects an invitation, whose link nobody could read', async () => {
  const config: { production: boolean } = app.api.get(CONFIG);
  config.production = true;
  try {
    expect(await invite()).toMatchObject({ status: 409, body: { code: 'EMAILS_NOT_SENT' } });
  } finally {
    config.production = false;
  }
  expect((await asOwner.get('/api/admin/moderators')).body).toEqual([]);
  expect((await invite()).status).toBe(201);
});

test('a moderator goes with the account', async () => {
  const user = await createUser(app, { email: ASHA });
  await invite();
  expect((await accept(await linkToken(), client(app).as(user))).status).toBe(200);
  expect((await asOwner.get('/api/admin/moderators')).body).toMatchObject([{ status: 'active' }]);
  await app.dataSource.query('delete from users where id = $1', [user.id]);
  expect((await asOwner.get('/api/admin/moderators')).body).toEqual([]);
  expect((await invite()).status).toBe(201);
});

// @trust email-recipient-limits
test('one address gets five invitations a day', async () => {
  const { id } = (await invite()).body;
  const again = () => asOwner.post(`/api/admin/moderators/${id}/invitation`);
  for (let n = 0; n < 4; n++) expect((await again()).status).toBe(201);
  const { tokenHash } = await app.dataSource.manager.findOneByOrFail(StaffMember, { id });
  expect(await again()).toMatchObject({ status: 429, body: { code: 'INVITED_TOO_OFTEN' } });
  expect(await emailsTo(app, ASHA)).toHaveLength(5);
  expect((await app.dataSource.manager.findOneByOrFail(StaffMember, { id })).tokenHash).toEqual(tokenHash);
});

test('at most twenty invitations are open, also when several are sent at the same time', async () => {
  for (let n = 0; n < 19; n++) expect((await invite(`friend${n}@visitor.example`)).status).toBe(201);
  const last = await Promise.all([invite('a@visitor.example'), invite('b@visitor.example')]);
  expect(last.map(({ status }) => status).sort()).toEqual([201, 409]);
  expect(await invite('c@visitor.example')).toMatchObject({ body: { code: 'TOO_MANY_INVITATIONS' } });
  await app.dataSource.query(`update staff set expires_at = now() where email = 'friend0@visitor.example'`);
  expect((await invite('c@visitor.example')).status).toBe(201);
});

test('the list filters by status, and an unknown moderator is a 404', async () => {
  await invite();
  const filter = (status: string) => asOwner.get('/api/admin/moderators', { filter: { status } });
  expect((await filter('invited')).body).toHaveLength(1);
  for (const status of ['expired', 'active', 'revoked']) expect((await filter(status)).body).toEqual([]);
  expect((await filter('asleep')).status).toBe(400);
  const unknown = '/api/admin/moderators/00000000-0000-4000-8000-000000000000';
  expect((await asOwner.delete(unknown)).status).toBe(404);
  expect((await asOwner.post(`${unknown}/invitation`)).status).toBe(404);
});

// @trust account-links
test('the console does not show the link of an invitation', async () => {
  await invite();
  const [email] = await emailsTo(app, ASHA);
  const { body } = await asOwner.get(`/api/admin/emails/${email?.id}`);
  expect(body.html + body.text).not.toContain(await linkToken());
  expect(body.text).toContain('(only the recipient sees the link)');
});

test('each step is an act of the audit log', async () => {
  const { manager } = app.dataSource;
  const last = async () => (await manager.find(AuditRow, { order: { id: 'DESC' }, take: 1 }))[0]?.id ?? 0;
  const before = await last();
  const { id } = (await invite()).body;
  await asOwner.post(`/api/admin/moderators/${id}/invitation`);
  const asha = await createUser(app, { email: ASHA });
  await accept(await linkToken(), client(app).as(asha));
  await asOwner.delete(`/api/admin/moderators/${id}`);
  await asOwner.delete(`/api/admin/moderators/${id}`);
  const rows = (await manager.find(AuditRow, { order: { id: 'ASC' } })).filter((row) => row.id > before);
  expect(rows.map(({ action, actorId, subjectId }) => [action, actorId, subjectId])).toEqual([
    ['moderator.invite', owner.id, id],
    ['moderator.resend', owner.id, id],
    ['moderator.accept', asha.id, id],
    ['moderator.revoke', owner.id, id],
  ]);
  expect(JSON.stringify(rows)).not.toContain('@');
  const { body } = await asOwner.get('/api/admin/audit');
  expect(body[0]).toMatchObject({ action: 'moderator.revoke', subject: ASHA });
});

test('a moderator whose account is deleted has no rights left to pass on', async () => {
  await invite();
  const asha = await createUser(app, { email: ASHA });
  await accept(await linkToken(), client(app).as(asha));
  await app.dataSource.query('delete from users where id = $1', [asha.id]);
  const namesake = client(app).as(await createUser(app, { email: ASHA, verified: true }));
  expect(await me(namesake)).toMatchObject({ permissions: [] });
  expect(await accept(await linkToken(), namesake)).toMatchObject({ status: 400 });
});

// @trust second-step
test('the owner sees which moderators have the password alone', async () => {
  await invite('invited@visitor.example');
  await createModerator(app, { email: 'alone@visitor.example' });
  await createModerator(app, { email: 'revoked@visitor.example', revoked: true });
  const withApp = await createModerator(app, { email: 'app@visitor.example' });
  await app.dataSource.query(
    'insert into code_apps (user_id, seed, confirmed_at, last_step) values ($1, $2, now(), 0)',
    [withApp.id, Buffer.alloc(32)],
  );
  const { body } = await asOwner.get<ModeratorDto[]>('/api/admin/moderators', { sort: ['email', 'ASC'] });
  expect(body.map(({ email, hasFactor }) => [email, hasFactor])).toEqual([
    ['alone@visitor.example', false],
    ['app@visitor.example', true],
    ['invited@visitor.example', null],
    ['revoked@visitor.example', null],
  ]);
  const rules = '/api/admin/staff-rules';
  expect((await asOwner.get(rules)).body).toEqual({ needFactor: false, withoutFactor: 1 });
  expect((await asOwner.put(rules, { needFactor: true })).body).toEqual({
    needFactor: true,
    withoutFactor: 1,
  });
  await asOwner.put(rules, { needFactor: false });
});
