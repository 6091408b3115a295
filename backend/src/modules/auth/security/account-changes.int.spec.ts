import { createTestApp, type TestApp } from '../../../../test/app.js';
import { type Client, client } from '../../../../test/client.js';
import { emailsTo } from '../../../../test/factories/emails.js';
import { addPasskey } from '../../../../test/factories/passkeys.js';
import { accessTokenOf, createModerator } from '../../../../test/factories/users.js';
import { CONFIG } from '../../../config/config.module.js';
import type { Config } from '../../../config/config.js';
import type { CodeAppDto, RecoveryCodesDto } from '../factors/factors.dto.js';
import { codeOf } from '../../../../test/factories/codes.js';
import type { NewPasskeyDto } from '../passkeys/passkey.dto.js';
import type { User } from '../user.entity.js';

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

/** A moderator with an app for codes, a passkey and recovery codes. */
async function withFactors() {
  const user = await createModerator(app, { password: PASSWORD });
  await app.dataSource.query(`update users set language = 'ml' where id = $1`, [user.id]);
  const here = auth.as(await accessTokenOf(app, user));
  const { secret } = (await here.post<CodeAppDto>(APP)).body;
  const confirmed = await here.post<RecoveryCodesDto>(`${APP}/confirmation`, { code: codeOf(secret) });
  const { added } = await addPasskey(here, origin);
  const [recoveryCode = ''] = confirmed.body.recoveryCodes;
  return { user, here, recoveryCode, passkey: (added.body as NewPasskeyDto).id };
}

type Account = Awaited<ReturnType<typeof withFactors>>;

async function tellings({ id, email }: User): Promise<string[]> {
  const emails = await emailsTo(app, email);
  const events = await app.dataSource.query<Array<{ kind: string; count: number }>>(
    'select kind, count from security_events where user_id = $1',
    [id],
  );
  return [
    ...emails.map(({ template, language }) => `email ${template} ${language}`),
    ...events.map(({ kind, count }) => `event ${kind} ${count}`),
  ];
}

// @trust account-changes
test.each<[string, string, string, (account: Account) => Promise<{ status: number }>]>([
  ['a removed passkey', 'passkey-removed', '', ({ here, passkey }) => here.delete(`/passkeys/${passkey}`)],
  ['a removed app', 'code-app-removed', '', ({ here }) => here.delete(APP)],
  ['new recovery codes', 'recovery-codes-made', '', ({ here }) => here.post('/factors/recovery-codes')],
  [
    'a recovery code that signs in',
    'recovery-code-used',
    'new-browser',
    ({ user, recoveryCode }) =>
      auth.post('/login', { email: user.email, password: PASSWORD, code: recoveryCode }),
  ],
  [
    'a recovery code of an identity check',
    'recovery-code-used',
    '',
    ({ here, recoveryCode }) => here.post('/identity-check/code', { code: recoveryCode }),
  ],
  [
    'a new password',
    'password-changed',
    '',
    ({ here }) =>
      here.post('/change-password', { currentPassword: PASSWORD, password: 'eight boats leave earlier' }),
  ],
])('%s is told to its person, in the language of the account', async (_name, kind, also, change) => {
  const account = await withFactors();
  const before = await tellings(account.user);
  expect(before).toEqual(expect.arrayContaining(['email code-app-added ml', 'email passkey-added ml']));
  expect((await change(account)).status).toBeLessThan(300);
  const after = await tellings(account.user);
  const emails = after.filter((each) => each.startsWith('email') && !before.includes(each));
  expect(emails.sort()).toEqual(
    [kind, also]
      .filter(Boolean)
      .map((template) => `email ${template} ml`)
      .sort(),
  );
  expect(after).toContain(`event ${kind} 1`);
});

// @trust account-changes
test('what did not happen is not told', async () => {
  const { user, here } = await withFactors();
  const before = await tellings(user);
  const none = 'b0a7f8c2-0000-4000-8000-000000000000';
  expect((await here.delete(`/passkeys/${none}`)).status).toBe(404);
  expect((await auth.post('/login', { email: user.email, password: PASSWORD, code: 'aaaa' })).status).toBe(
    401,
  );
  const emails = (all: string[]) => all.filter((each) => each.startsWith('email'));
  expect(emails(await tellings(user))).toEqual(emails(before));
});
