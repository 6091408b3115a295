import { createTestApp, type TestApp } from '../../../../test/app.js';
import { Authenticator } from '../../../../test/authenticator.js';
import { type Client, client } from '../../../../test/client.js';
import { addPasskey } from '../../../../test/factories/passkeys.js';
import { emailsTo } from '../../../../test/factories/emails.js';
import { accessTokenOf, createModerator, createUser } from '../../../../test/factories/users.js';
import { CONFIG } from '../../../config/config.module.js';
import type { Config } from '../../../config/config.js';
import type { SessionDto } from '../dto/session.dto.js';
import type { User } from '../user.entity.js';
import type { PasskeyChallengeDto, PasskeyDto, PasskeyRegistrationDto } from './passkey.dto.js';

const PASSWORD = 'seven boats leave early';
const PASSKEYS = '/passkeys';

let app: TestApp;
let auth: Client;
let origin: string;

beforeAll(async () => {
  app = await createTestApp();
  auth = client(app).at('/api/auth');
  ({ origin } = new URL(app.api.get<Config>(CONFIG, { strict: false }).publicUrl));
});
afterAll(() => app.close());

const kindsOf = async ({ id }: User) => {
  const rows = await app.dataSource.query<Array<{ kind: string }>>(
    'select kind from security_events where user_id = $1 group by kind order by min(id)',
    [id],
  );
  return rows.map(({ kind }) => kind);
};

async function staff() {
  const user = await createModerator(app, { password: PASSWORD });
  return { user, here: auth.as(await accessTokenOf(app, user)) };
}

const begin = async (here: Client) =>
  (await here.post<PasskeyRegistrationDto>(`${PASSKEYS}/registration`)).body;

/** A moderator with a passkey. */
async function withPasskey(counter = 0) {
  const { user, here } = await staff();
  const authenticator = new Authenticator();
  authenticator.counter = counter;
  return { user, here, ...(await addPasskey(here, origin, authenticator)) };
}

/** A browser at the sign-in page. */
async function atSignIn() {
  const response = await auth.post<PasskeyChallengeDto>(`${PASSKEYS}/challenge`);
  const cookie = response.cookies.find(({ name }) => name === 'paattu_passkey');
  return {
    ...response.body,
    origin,
    cookie,
    browser: auth.with({ cookie: `paattu_passkey=${cookie?.value}` }),
  };
}

// @trust passkeys
test('a moderator adds named passkeys, and is told by email', async () => {
  const { user, here, authenticator, added } = await withPasskey();
  expect(added.status).toBe(201);
  expect(added.body).toMatchObject({ name: 'My phone', lastUsedAt: null });
  const options = await begin(here);
  expect(options).toMatchObject({ rpId: new URL(origin).hostname, known: [authenticator.credentialId] });
  const second = new Authenticator().register({ ...options, origin });
  expect((await here.post(PASSKEYS, { name: 'Laptop', ...second })).status).toBe(201);
  expect((await here.get<PasskeyDto[]>(PASSKEYS)).body.map(({ name }) => name)).toEqual([
    'My phone',
    'Laptop',
  ]);
  expect((await emailsTo(app, user.email)).map(({ template }) => template)).toEqual([
    'passkey-added',
    'passkey-added',
  ]);
  expect(await kindsOf(user)).toEqual(['passkey-added']);
});

// @trust passkeys
test('a passkey opens a session without a password, and is gone when it is removed', async () => {
  const { user, here, authenticator, added, handle } = await withPasskey();
  const first = await atSignIn();
  expect(first.cookie).toMatchObject({ httpOnly: true, sameSite: 'Strict', maxAge: 300 });
  const session = await first.browser.post<SessionDto>(
    `${PASSKEYS}/login`,
    authenticator.signIn(first, handle),
  );
  expect(session.status).toBe(200);
  expect(session.body.user.uid).toBe(user.id);
  expect(session.cookies.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['paattu_refresh', 'paattu_session', 'paattu_browser']),
  );
  expect(
    (await auth.as(session.body.accessToken).get<PasskeyDto[]>(PASSKEYS)).body[0]!.lastUsedAt,
  ).not.toBeNull();
  const stranger = auth.as(await createModerator(app));
  expect((await stranger.delete(`${PASSKEYS}/${added.body.id}`)).status).toBe(404);
  expect((await here.delete(`${PASSKEYS}/${added.body.id}`)).status).toBe(204);
  const second = await atSignIn();
  const refused = await second.browser.post(`${PASSKEYS}/login`, authenticator.signIn(second, handle));
  expect([refused.status, refused.code]).toEqual([401, 'PASSKEY_REFUSED']);
});

// @trust passkeys
test('a challenge is good for one answer, also of two at once', async () => {
  const { authenticator, handle } = await withPasskey();
  const page = await atSignIn();
  const answer = authenticator.signIn(page, handle);
  const send = () => page.browser.post(`${PASSKEYS}/login`, answer);
  const both = await Promise.all([send(), send()]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 401]);
  expect((await send()).code).toBe('PASSKEY_REFUSED');
});

// @trust passkeys
test('two tabs of one browser can both answer', async () => {
  const { authenticator, handle } = await withPasskey();
  const page = await atSignIn();
  const other = await page.browser.post<PasskeyChallengeDto>(`${PASSKEYS}/challenge`);
  for (const { challenge, rpId } of [page, other.body]) {
    const answer = authenticator.signIn({ challenge, rpId, origin }, handle);
    expect((await page.browser.post(`${PASSKEYS}/login`, answer)).status).toBe(200);
  }
});

interface Attempt {
  page: Awaited<ReturnType<typeof atSignIn>>;
  authenticator: Authenticator;
  handle: string;
}

// @trust passkeys
test.each<[string, (attempt: Attempt) => Promise<object> | object]>([
  [
    'another origin',
    ({ page, authenticator, handle }) =>
      authenticator.signIn({ ...page, origin: 'https://paattu.evil.example' }, handle),
  ],
  [
    'another port',
    ({ page, authenticator, handle }) => authenticator.signIn({ ...page, origin: `${origin}1` }, handle),
  ],
  [
    'another host',
    ({ page, authenticator, handle }) => authenticator.signIn({ ...page, rpId: 'evil.example' }, handle),
  ],
  [
    'a challenge of its own making',
    ({ page, authenticator, handle }) => authenticator.signIn({ ...page, challenge: 'guessed' }, handle),
  ],
  [
    'the challenge of another browser',
    async ({ authenticator, handle }) => authenticator.signIn(await atSignIn(), handle),
  ],
  [
    'no check of the person',
    ({ page, authenticator, handle }) => {
      authenticator.verifiesUser = false;
      return authenticator.signIn(page, handle);
    },
  ],
  ['the name of another account', ({ page, authenticator }) => authenticator.signIn(page, 'c29tZWJvZHk')],
  [
    'the signature of another key',
    ({ page, authenticator, handle }) => ({
      ...new Authenticator().signIn(page, handle),
      credentialId: authenticator.credentialId,
    }),
  ],
  ['an unknown key', ({ page, handle }) => new Authenticator().signIn(page, handle)],
  [
    'a challenge that has expired',
    async ({ page, authenticator, handle }) => {
      await app.dataSource.query(
        `update passkey_challenges set created_at = created_at - interval '5 minutes', expires_at = expires_at - interval '5 minutes'`,
      );
      return authenticator.signIn(page, handle);
    },
  ],
  [
    'data that is no JSON',
    ({ page, authenticator, handle }) => ({
      ...authenticator.signIn(page, handle),
      clientDataJSON: 'bm9uZQ',
    }),
  ],
])('an answer with %s is refused', async (_, answerOf) => {
  const { authenticator, handle } = await withPasskey();
  const page = await atSignIn();
  const answer = await answerOf({ page, authenticator, handle });
  const refused = await page.browser.post(`${PASSKEYS}/login`, answer);
  expect([refused.status, refused.code]).toEqual([401, 'PASSKEY_REFUSED']);
});

// @trust passkeys
test('a counter that does not rise is refused, and reported', async () => {
  const { user, authenticator, handle } = await withPasskey(5);
  const signInWith = async (counter: number) => {
    authenticator.counter = counter;
    const page = await atSignIn();
    return (await page.browser.post(`${PASSKEYS}/login`, authenticator.signIn(page, handle))).status;
  };
  expect(await signInWith(7)).toBe(200);
  for (const counter of [6, 7, 0]) expect([counter, await signInWith(counter)]).toEqual([counter, 401]);
  expect(await signInWith(8)).toBe(200);
  expect(await kindsOf(user)).toEqual(['passkey-added', 'new-browser', 'signed-in', 'passkey-cloned']);
  const emails = (await emailsTo(app, user.email)).map(({ template }) => template);
  expect(emails.filter((template) => template === 'passkey-cloned')).toHaveLength(3);
});

// @trust passkeys
test.each<[string, (user: User) => Promise<unknown>, string]>([
  [
    'who is a moderator no more',
    ({ id }) => app.dataSource.query('update staff set revoked_at = now() where user_id = $1', [id]),
    'PASSKEY_REFUSED',
  ],
  [
    'whose account is disabled',
    ({ id }) => app.dataSource.query('update users set disabled_at = now() where id = $1', [id]),
    'USER_DISABLED',
  ],
])('the passkey of a person %s opens nothing', async (_, change, code) => {
  const { user, authenticator, handle } = await withPasskey();
  await change(user);
  const page = await atSignIn();
  expect((await page.browser.post(`${PASSKEYS}/login`, authenticator.signIn(page, handle))).code).toBe(code);
});

// @trust passkeys
test('a passkey is added by the session alone that asked for it, on this origin, and once', async () => {
  const { user, here } = await staff();
  const elsewhere = auth.as(await accessTokenOf(app, user));
  const add = async (by: Client, answer: object) =>
    (await by.post(PASSKEYS, { name: 'Key', ...answer })).code;
  const authenticator = new Authenticator();
  expect(await add(elsewhere, authenticator.register({ ...(await begin(here)), origin }))).toBe(
    'PASSKEY_REFUSED',
  );
  const wrong = authenticator.register({ ...(await begin(here)), origin: 'https://paattu.evil.example' });
  expect(await add(here, wrong)).toBe('PASSKEY_REFUSED');
  const answer = authenticator.register({ ...(await begin(here)), origin });
  const both = await Promise.all([add(here, answer), add(here, answer)]);
  expect(both.sort()).toEqual(['PASSKEY_REFUSED', undefined]);
  const again = authenticator.register({ ...(await begin(here)), origin });
  expect(await add(here, again)).toBe('PASSKEY_KNOWN');
  expect((await auth.as(await createUser(app, { verified: true })).get(PASSKEYS)).status).toBe(403);
});

test('an account has at most ten passkeys, also of two at once', async () => {
  const { user, here } = await staff();
  await app.dataSource.query(
    `insert into passkeys (user_id, name, credential_id, public_key)
     select $1, 'Key', sha256(n::text::bytea), 'key' from generate_series(1, 9) n`,
    [user.id],
  );
  const answers = [await begin(here), await begin(here)].map((options) =>
    new Authenticator().register({ ...options, origin }),
  );
  const both = await Promise.all(answers.map((answer) => here.post(PASSKEYS, { name: 'Key', ...answer })));
  expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
  const more = await here.post(`${PASSKEYS}/registration`);
  expect(more.code).toBe('TOO_MANY_PASSKEYS');
});
