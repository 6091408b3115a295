import { createTestApp, type TestApp } from '../../../../test/app.js';
import { type Client, client } from '../../../../test/client.js';
import { codeOf } from '../../../../test/factories/codes.js';
import { emailsTo } from '../../../../test/factories/emails.js';
import { addPasskey } from '../../../../test/factories/passkeys.js';
import { accessTokenOf, ageIdentityChecks, createModerator } from '../../../../test/factories/users.js';
import { CONFIG } from '../../../config/config.module.js';
import type { Config } from '../../../config/config.js';
import type { NewPasskeyDto } from '../passkeys/passkey.dto.js';
import type { User } from '../user.entity.js';
import type { CodeAppDto, FactorsDto, RecoveryCodesDto } from './factors.dto.js';
import { stepAt, totpOf } from './totp.js';

const PASSWORD = 'seven boats leave early';
const APP = '/factors/code-app';

let app: TestApp;
let auth: Client;
let origin: string;

beforeAll(async () => {
  app = await createTestApp();
  auth = client(app).at('/api/auth');
  ({ origin } = new URL(app.api.get<Config>(CONFIG, { strict: false }).publicUrl));
});
afterAll(() => app.close());

/** An app, which reads the secret and makes codes. */
class Phone {
  constructor(private readonly secret: string) {}

  /** The server takes one step more and one less, so that a test may begin at the end of one. */
  code(steps = 0): string {
    return codeOf(this.secret, steps);
  }
}

async function staff() {
  const user = await createModerator(app, { password: PASSWORD });
  return { user, here: auth.as(await accessTokenOf(app, user)) };
}

async function withApp() {
  const { user, here } = await staff();
  const phone = new Phone((await here.post<CodeAppDto>(APP)).body.secret);
  const { body } = await here.post<RecoveryCodesDto>(`${APP}/confirmation`, { code: phone.code(-1) });
  return { user, here, phone, recoveryCodes: body.recoveryCodes };
}

const logIn = (user: User, code?: string) =>
  auth.post('/login', { email: user.email, password: PASSWORD, ...(code !== undefined && { code }) });
const factorsOf = async (here: Client) => (await here.get<FactorsDto>('/factors')).body;

const kindsOf = async ({ id }: User) => {
  const rows = await app.dataSource.query<Array<{ kind: string }>>(
    'select kind from security_events where user_id = $1 group by kind order by min(id)',
    [id],
  );
  return rows.map(({ kind }) => kind);
};

// @trust second-step
test('an app is set up by its first code, with ten recovery codes, and ends the other sessions', async () => {
  const { user, here } = await staff();
  const elsewhere = auth.as(await accessTokenOf(app, user));
  const { secret, uri } = (await here.post<CodeAppDto>(APP)).body;
  expect(secret).toMatch(/^[A-Z2-7]{32}$/);
  const { protocol, host, searchParams } = new URL(uri);
  expect([protocol, host, searchParams.get('secret')]).toEqual(['otpauth:', 'totp', secret]);
  expect(await factorsOf(here)).toEqual({ codeAppSince: null, recoveryCodesLeft: 0 });
  // Without a confirmed app, the password is enough.
  expect((await logIn(user)).status).toBe(200);
  const wrong = await here.post(`${APP}/confirmation`, { code: '000000' });
  expect([wrong.status, wrong.code]).toEqual([400, 'WRONG_CODE']);
  const phone = new Phone(secret);
  const confirm = () => here.post<RecoveryCodesDto>(`${APP}/confirmation`, { code: phone.code() });
  const both = await Promise.all([confirm(), confirm()]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
  const { recoveryCodes } = both.find(({ status }) => status === 200)!.body;
  expect(new Set(recoveryCodes).size).toBe(10);
  for (const code of recoveryCodes) expect(code).toMatch(/^([a-z2-7]{4}-){3}[a-z2-7]{4}$/);
  expect(await factorsOf(here)).toEqual({ codeAppSince: expect.any(String), recoveryCodesLeft: 10 });
  expect((await elsewhere.get('/factors')).status).toBe(401);
  expect((await here.post(APP)).code).toBe('CODE_APP_KNOWN');
  expect((await emailsTo(app, user.email)).map(({ template }) => template)).toContain('code-app-added');
  expect(await kindsOf(user)).toEqual(
    expect.arrayContaining(['signed-in', 'code-app-added', 'sessions-ended']),
  );
});

// @trust second-step
test('the database has neither secret nor code', async () => {
  const { user, here } = await staff();
  const { secret } = (await here.post<CodeAppDto>(APP)).body;
  const phone = new Phone(secret);
  const code = phone.code();
  const { body } = await here.post<RecoveryCodesDto>(`${APP}/confirmation`, { code });
  const [row] = await app.dataSource.query<[{ seed: Buffer; text: string }]>(
    `select seed, code_apps::text || (select string_agg(recovery_codes::text, ' ') from recovery_codes where recovery_codes.user_id = $1) as text
     from code_apps where user_id = $1`,
    [user.id],
  );
  for (const known of [code, secret, ...body.recoveryCodes]) expect(row.text).not.toContain(known);
  const step = stepAt(Date.now());
  const ofSeed = [row.seed, row.seed.subarray(0, 20)].flatMap((seed) =>
    [-1, 0, 1].map((near) => totpOf(seed, step + near)),
  );
  expect(ofSeed).not.toContain(phone.code());
});

// @trust second-step
test('the password alone opens nothing, and a code is good once, also of two at once', async () => {
  const { user, phone } = await withApp();
  const alone = await logIn(user);
  expect([alone.status, alone.code]).toEqual([401, 'SECOND_STEP_NEEDED']);
  expect(alone.cookies).toEqual([]);
  expect((await logIn(user, '')).code).toBe('MISSING_CODE');
  expect((await logIn(user, '000000')).code).toBe('WRONG_CODE');
  const code = phone.code();
  const both = await Promise.all([logIn(user, code), logIn(user, code)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 401]);
  expect((await logIn(user, code)).code).toBe('WRONG_CODE');
  // One that is older than one that was used.
  expect((await logIn(user, phone.code(-1))).code).toBe('WRONG_CODE');
  const next = phone.code(1);
  expect((await logIn(user, `${next.slice(0, 3)} ${next.slice(3)}`)).status).toBe(200);
  expect(await kindsOf(user)).toEqual(expect.arrayContaining(['code-refused', 'signed-in']));
});

// @trust second-step
test('a wrong password with a right code says nothing about the code, and leaves it good', async () => {
  const { user, phone } = await withApp();
  const code = phone.code();
  const wrong = await auth.post('/login', { email: user.email, password: 'eight boats', code });
  expect(wrong.code).toBe('WRONG_PASSWORD');
  expect((await logIn(user, code)).status).toBe(200);
});

// @trust second-step
test('ten wrong codes of an account are too many, from any number of networks', async () => {
  const { user, phone } = await withApp();
  for (let n = 0; n < 10; n += 1) expect((await logIn(user, '000000')).code).toBe('WRONG_CODE');
  const right = await logIn(user, phone.code());
  expect([right.status, right.code]).toEqual([429, 'TOO_MANY_REQUESTS']);
  expect(await kindsOf(user)).toContain('sign-in-limited');
});

// @trust second-step
test('a recovery code is good once, however it is typed, also of two at once', async () => {
  const { user, here, recoveryCodes } = await withApp();
  const [first = '', second = ''] = recoveryCodes;
  const both = await Promise.all([logIn(user, first), logIn(user, first)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 401]);
  expect((await logIn(user, first)).code).toBe('WRONG_CODE');
  expect((await logIn(user, ` ${second.toUpperCase().replaceAll('-', ' ')}`)).status).toBe(200);
  expect((await factorsOf(here)).recoveryCodesLeft).toBe(8);
  expect(await kindsOf(user)).toContain('recovery-code-used');
  const other = await withApp();
  expect((await logIn(user, other.recoveryCodes[0])).code).toBe('WRONG_CODE');
});

// @trust second-step
test('new recovery codes end the old ones, and need a factor', async () => {
  const { user, here, recoveryCodes } = await withApp();
  const made = (await here.post<RecoveryCodesDto>('/factors/recovery-codes')).body.recoveryCodes;
  expect(made).toHaveLength(10);
  expect((await logIn(user, recoveryCodes[0])).code).toBe('WRONG_CODE');
  expect((await logIn(user, made[0])).status).toBe(200);
  expect((await (await staff()).here.post('/factors/recovery-codes')).code).toBe('NO_FACTOR');
});

// @trust second-step
test('without the app, the password is enough again, and recovery codes are gone', async () => {
  const { user, here } = await withApp();
  expect((await here.delete(APP)).status).toBe(204);
  expect(await factorsOf(here)).toEqual({ codeAppSince: null, recoveryCodesLeft: 0 });
  expect((await logIn(user)).status).toBe(200);
  expect((await here.delete(APP)).status).toBe(404);
});

// @trust second-step
test('an account with a passkey needs it, or a recovery code, after the password', async () => {
  const { user, here } = await staff();
  const { added } = await addPasskey(here, origin);
  const { id, recoveryCodes } = added.body as NewPasskeyDto;
  expect(recoveryCodes).toHaveLength(10);
  expect((await logIn(user)).code).toBe('SECOND_STEP_NEEDED');
  expect((await logIn(user, recoveryCodes[0])).status).toBe(200);
  // The codes of the first factor serve the second one.
  const second = await addPasskey(here, origin);
  expect((second.added.body as NewPasskeyDto).recoveryCodes).toEqual([]);
  await here.delete(`/passkeys/${id}`);
  expect((await factorsOf(here)).recoveryCodesLeft).toBe(9);
  await here.delete(`/passkeys/${second.added.body.id}`);
  expect((await factorsOf(here)).recoveryCodesLeft).toBe(0);
  expect((await logIn(user)).status).toBe(200);
});

// @trust second-step
test('a new password by email leaves passkeys and codes', async () => {
  const { user, here, phone } = await withApp();
  await addPasskey(here, origin);
  await auth.post('/forgot-password', { email: user.email });
  const [email] = (await emailsTo(app, user.email)).filter(({ template }) => template === 'reset-password');
  const token = new URL((email!.payload as { link: string }).link).searchParams.get('token');
  const password = 'eight boats leave earlier';
  expect((await auth.post('/reset-password', { token, password })).status).toBe(204);
  expect((await here.get('/factors')).status).toBe(401);
  const again = (code?: string) => auth.post('/login', { email: user.email, password, code });
  expect((await again()).code).toBe('SECOND_STEP_NEEDED');
  const session = await again(phone.code());
  expect(session.status).toBe(200);
  const passkeys = await auth.as(session.body.accessToken).get<unknown[]>('/passkeys');
  expect(passkeys.body).toHaveLength(1);
});

// @trust second-step
test('who is no longer staff signs in with the password alone', async () => {
  const { user } = await withApp();
  await app.dataSource.query('update staff set revoked_at = now() where user_id = $1', [user.id]);
  expect((await logIn(user)).status).toBe(200);
});

// @trust identity-check
test('a code shows who is at a session, and a wrong one does not end it', async () => {
  const { here, phone, recoveryCodes } = await withApp();
  await ageIdentityChecks(app);
  const check = (code: string) => here.post('/identity-check/code', { code });
  const { body } = await here.post('/identity-check');
  expect(body).toEqual({ passkey: null, takesCode: true, takesPassword: false });
  const password = await here.post('/identity-check/password', { password: PASSWORD });
  expect(password.code).toBe('PASSWORD_NOT_ENOUGH');
  const wrong = await check('000000');
  expect([wrong.status, wrong.code]).toEqual([400, 'WRONG_CODE']);
  expect((await here.delete(APP)).code).toBe('IDENTITY_CHECK_NEEDED');
  const code = phone.code();
  expect([(await check(code)).status, (await check(code)).status]).toEqual([204, 400]);
  await ageIdentityChecks(app);
  expect((await check(recoveryCodes[0]!)).status).toBe(204);
  expect((await here.delete(APP)).status).toBe(204);
});
