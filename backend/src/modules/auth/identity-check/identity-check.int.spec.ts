import { createTestApp, type TestApp } from '../../../../test/app.js';
import { type Client, client } from '../../../../test/client.js';
import { addPasskey } from '../../../../test/factories/passkeys.js';
import {
  accessTokenOf,
  ageIdentityChecks,
  createModerator,
  createUser,
} from '../../../../test/factories/users.js';
import { CONFIG } from '../../../config/config.module.js';
import type { Config } from '../../../config/config.js';
import type { User } from '../user.entity.js';
import type { IdentityCheckDto } from './identity-check.dto.js';

const PASSWORD = 'seven boats leave early';
const CHECK = '/identity-check';

let app: TestApp;
let auth: Client;
let origin: string;

beforeAll(async () => {
  app = await createTestApp();
  auth = client(app).at('/api/auth');
  ({ origin } = new URL(app.api.get<Config>(CONFIG, { strict: false }).publicUrl));
});
afterAll(() => app.close());

async function staff() {
  const user = await createModerator(app, { password: PASSWORD });
  return { user, here: auth.as(await accessTokenOf(app, user)) };
}

async function withPasskey() {
  const { user, here } = await staff();
  const { authenticator, handle } = await addPasskey(here, origin);
  await ageIdentityChecks(app);
  return { user, here, authenticator, handle };
}

const start = async (here: Client) => (await here.post<IdentityCheckDto>(CHECK)).body;
/** A route that needs the check. */
const codeOf = async (here: Client) => (await here.delete('/sessions')).code;

const kindsOf = async ({ id }: User) => {
  const rows = await app.dataSource.query<Array<{ kind: string }>>(
    'select kind from security_events where user_id = $1 order by id',
    [id],
  );
  return rows.map(({ kind }) => kind);
};

// @trust identity-check
test('the sign-in counts for five minutes, and then the password does, in that session alone', async () => {
  const { user, here } = await staff();
  const elsewhere = auth.as(await accessTokenOf(app, user));
  expect((await here.post('/passkeys/registration')).status).toBe(200);
  await ageIdentityChecks(app);
  expect(await codeOf(here)).toBe('IDENTITY_CHECK_NEEDED');
  expect(await start(here)).toEqual({ passkey: null, takesCode: false, takesPassword: true });
  const wrong = await here.post(`${CHECK}/password`, { password: 'eight boats leave early' });
  expect([wrong.status, wrong.code]).toEqual([400, 'WRONG_PASSWORD']);
  expect((await here.post(`${CHECK}/password`, { password: '' })).code).toBe('MISSING_PASSWORD');
  expect(await codeOf(here)).toBe('IDENTITY_CHECK_NEEDED');
  expect((await here.post(`${CHECK}/password`, { password: PASSWORD })).status).toBe(204);
  expect((await here.post('/passkeys/registration')).status).toBe(200);
  expect(await codeOf(elsewhere)).toBe('IDENTITY_CHECK_NEEDED');
  await ageIdentityChecks(app);
  expect(await codeOf(here)).toBe('IDENTITY_CHECK_NEEDED');
  expect(await kindsOf(user)).toEqual(['password-refused']);
});

// @trust identity-check
test('wrong passwords are limited as those of a log-in', async () => {
  const { user, here } = await staff();
  const from = here.from('203.0.113.81');
  for (let n = 0; n < 5; n += 1)
    expect((await from.post(`${CHECK}/password`, { password: `wrong ${n}` })).code).toBe('WRONG_PASSWORD');
  expect((await from.post(`${CHECK}/password`, { password: PASSWORD })).code).toBe('TOO_MANY_REQUESTS');
  expect(await kindsOf(user)).toContain('sign-in-limited');
});

// @trust identity-check
test('whoever has a passkey shows it, and not the password', async () => {
  const { here, authenticator, handle } = await withPasskey();
  const refused = await here.post(`${CHECK}/password`, { password: PASSWORD });
  expect([refused.status, refused.code]).toEqual([409, 'PASSWORD_NOT_ENOUGH']);
  const { passkey, takesPassword } = await start(here);
  expect([passkey!.known, takesPassword]).toEqual([[authenticator.credentialId], false]);
  const answer = authenticator.signIn({ ...passkey!, origin }, handle);
  expect((await here.post(`${CHECK}/passkey`, answer)).status).toBe(204);
  expect(await codeOf(here)).toBeUndefined();
});

// @trust identity-check
test('an answer is good once, also of two at once', async () => {
  const { here, authenticator, handle } = await withPasskey();
  const { passkey } = await start(here);
  const answer = authenticator.signIn({ ...passkey!, origin }, handle);
  const send = () => here.post(`${CHECK}/passkey`, answer);
  const both = await Promise.all([send(), send()]);
  expect(both.map(({ status }) => status).sort()).toEqual([204, 400]);
  expect((await send()).code).toBe('PASSKEY_REFUSED');
});

type Checked = Awaited<ReturnType<typeof withPasskey>>;

// @trust identity-check
test.each<[string, (checked: Checked) => Promise<object>]>([
  [
    'another origin',
    async ({ here, authenticator, handle }) =>
      authenticator.signIn(
        { ...(await start(here)).passkey!, origin: 'https://paattu.evil.example' },
        handle,
      ),
  ],
  [
    'the challenge of another session',
    async ({ user, authenticator, handle }) => {
      const elsewhere = auth.as(await accessTokenOf(app, user));
      return authenticator.signIn({ ...(await start(elsewhere)).passkey!, origin }, handle);
    },
  ],
  [
    'the challenge of a sign-in',
    async ({ authenticator, handle }) => {
      const { body } = await auth.post<{ challenge: string; rpId: string }>('/passkeys/challenge');
      return authenticator.signIn({ ...body, origin }, handle);
    },
  ],
  [
    'the passkey of another person',
    async ({ here }) => {
      const other = await withPasskey();
      return other.authenticator.signIn({ ...(await start(here)).passkey!, origin }, other.handle);
    },
  ],
])('an answer with %s is refused, and the session stays', async (_, answerOf) => {
  const checked = await withPasskey();
  const refused = await checked.here.post(`${CHECK}/passkey`, await answerOf(checked));
  expect([refused.status, refused.code]).toEqual([400, 'PASSKEY_REFUSED']);
  await ageIdentityChecks(app);
  expect(await codeOf(checked.here)).toBe('IDENTITY_CHECK_NEEDED');
});

// @trust identity-check
test('a copy that counts less is refused, and reported', async () => {
  const { user, here, authenticator, handle } = await withPasskey();
  const checkWith = async (counter: number) => {
    authenticator.counter = counter;
    const { passkey } = await start(here);
    return (await here.post(`${CHECK}/passkey`, authenticator.signIn({ ...passkey!, origin }, handle)))
      .status;
  };
  expect([await checkWith(3), await checkWith(2)]).toEqual([204, 400]);
  expect(await kindsOf(user)).toContain('passkey-cloned');
});

test('a visitor is not asked', async () => {
  const here = auth.as(await accessTokenOf(app, await createUser(app, { verified: true })));
  await ageIdentityChecks(app);
  expect((await here.delete('/sessions')).status).toBe(204);
  expect((await here.post(CHECK)).status).toBe(403);
});
