import { createTestApp, type TestApp } from '../../../test/app.js';
import { client } from '../../../test/client.js';
import { accessTokenOf, createUser, startSession } from '../../../test/factories/users.js';
import { lockUser } from '../../../test/locks.js';
import { SessionsService } from './sessions.service.js';
import { User } from './user.entity.js';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp({ env: { OWNER_PASSWORD: 'the owner sings' } });
});
afterAll(() => app.close());

interface Opened {
  accessToken?: string;
  expiresAt?: string;
  user?: object;
}

/** With the refresh token that the response sets; empty if it clears the cookie. */
async function post(path: string, refreshToken?: string, headers: Record<string, string> = {}) {
  const cookie = refreshToken && { cookie: `paattu_refresh=${refreshToken}` };
  const browser = client(app).with({ ...headers, ...cookie });
  const { status, body, cookies } = await browser.post<Opened | null>(`/api/auth/${path}`);
  return {
    status,
    body,
    cookies,
    refreshToken: cookies.find(({ name }) => name === 'paattu_refresh')?.value,
  };
}

async function openSession() {
  const user = await createUser(app);
  return { user, ...(await startSession(app, user)) };
}

const me = async (accessToken = '') => (await client(app).as(accessToken).get('/api/auth/me')).status;

/** Moves the exchange of a token into the past. */
function age(seconds: number) {
  return app.dataSource.query(`update refresh_tokens set used_at = used_at - make_interval(secs => $1)`, [
    seconds,
  ]);
}

const NO_SESSION = {
  status: 401,
  body: { code: 'NO_SESSION', message: 'Please sign in.' },
  refreshToken: '',
};
const FORBIDDEN = { status: 403, body: { code: 'FORBIDDEN', message: 'You are not allowed to do this.' } };

describe('log-in', () => {
  // @trust session-cookie
  it('returns the session, and sets a strict httpOnly cookie and a readable hint', async () => {
    const user = await createUser(app, { email: 'asha@visitor.example', password: 'monsoon letter' });
    const before = Date.now();
    const response = await client(app).post('/api/auth/login', {
      email: ' ASHA@visitor.example',
      password: 'monsoon letter',
    });
    const after = Date.now();
    expect(response.status).toBe(200);
    expect(response.headers['cache-control']).toBe('no-store');
    const { accessToken, expiresAt, expiresIn, ...rest } = response.body;
    expect(rest).toEqual({
      user: {
        uid: user.id,
        email: 'asha@visitor.example',
        displayName: 'Asha Menon',
        isAdmin: false,
        permissions: [],
        emailVerified: false,
        needsNewPassword: false,
        needsFactor: false,
        isInvited: false,
      },
    });
    // A token's times are whole seconds.
    expect(expiresIn).toBeGreaterThanOrEqual(15 * 60 - 2 - (after - before) / 1_000);
    expect(expiresIn).toBeLessThanOrEqual(15 * 60);
    expect(Date.parse(expiresAt) - before).toBeGreaterThan(15 * 60_000 - 1_000);
    expect(Date.parse(expiresAt) - after).toBeLessThanOrEqual(15 * 60_000);
    expect(await me(accessToken)).toBe(200);
    expect(response.cookies).toEqual([
      {
        name: 'paattu_refresh',
        value: expect.stringMatching(/^[\w-]{43}$/),
        path: '/',
        expires: expect.any(Date),
        httpOnly: true,
        sameSite: 'Strict',
      },
      { name: 'paattu_session', value: '1', path: '/', expires: expect.any(Date), sameSite: 'Strict' },
    ]);
    const days = (Number(response.cookies[0]!.expires) - before) / 86_400_000;
    expect(days).toBeCloseTo(30, 3);
  });

  it('stores no plain token', async () => {
    const { refreshToken } = await openSession();
    const rows = await app.dataSource.query<Array<{ text: string }>>(
      'select refresh_tokens::text as text from refresh_tokens',
    );
    const hex = Buffer.from(refreshToken).toString('hex');
    const raw = Buffer.from(refreshToken, 'base64url').toString('hex');
    for (const { text } of rows)
      expect([refreshToken, hex, raw].some((form) => text.includes(form))).toBe(false);
  });

  it('admits the owner, whose account the start created', async () => {
    const response = await client(app).post('/api/auth/login', {
      email: 'owner@paattu.example',
      password: 'the owner sings',
    });
    expect(response.body.user).toMatchObject({ isAdmin: true, emailVerified: true });
  });
});

describe('refresh', () => {
  // @trust refresh-rotation
  it('exchanges the token for the next one', async () => {
    const { user, refreshToken } = await openSession();
    const first = await post('refresh', refreshToken);
    expect(first).toMatchObject({ status: 200, body: { user: { uid: user.id, email: user.email } } });
    expect(first.refreshToken).not.toBe(refreshToken);
    const second = await post('refresh', first.refreshToken);
    expect(second.status).toBe(200);
    expect(await me(second.body?.accessToken)).toBe(200);
  });

  it('is rejected without a cookie and with an unknown one', async () => {
    expect(await post('refresh')).toMatchObject(NO_SESSION);
    expect(await post('refresh', 'x'.repeat(43))).toMatchObject(NO_SESSION);
  });

  it('does not accept an access token as a refresh token', async () => {
    expect(await post('refresh', await accessTokenOf(app, await createUser(app)))).toMatchObject(NO_SESSION);
  });

  // @trust refresh-two-tabs
  it('gives two tabs that refresh at once the same next token', async () => {
    const { refreshToken } = await openSession();
    const answers = await Promise.all(Array.from({ length: 5 }, () => post('refresh', refreshToken)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(new Set(answers.map((answer) => answer.refreshToken)).size).toBe(1);
    const next = await post('refresh', answers[0]!.refreshToken);
    expect(next.status).toBe(200);
    expect(await me(next.body?.accessToken)).toBe(200);
  });

  // @trust refresh-two-tabs
  it('gives a late tab within the grace period the newest token', async () => {
    const { refreshToken } = await openSession();
    const first = await post('refresh', refreshToken);
    const second = await post('refresh', first.refreshToken);
    expect((await post('refresh', refreshToken)).refreshToken).toBe(second.refreshToken);
    const [{ unused }] = await app.dataSource.query(
      `select count(*)::int as unused from refresh_tokens
       where used_at is null and family_id = (select family_id from refresh_tokens where token_hash = sha256($1::bytea))`,
      [Buffer.from(refreshToken)],
    );
    expect(unused).toBe(1);
  });

  // @trust refresh-rotation
  it('ends the family when a token is used again after the grace period', async () => {
    const { refreshToken, accessToken } = await openSession();
    const first = await post('refresh', refreshToken);
    await age(11);
    expect(await post('refresh', refreshToken)).toMatchObject(NO_SESSION);
    expect(await post('refresh', first.refreshToken)).toMatchObject(NO_SESSION);
    expect(await me(accessToken)).toBe(401);
    expect(await me(first.body?.accessToken)).toBe(401);
  });

  // @trust refresh-rotation
  it('keeps the user’s other sessions when one family ends', async () => {
    const { user, refreshToken } = await openSession();
    const other = await startSession(app, user);
    await post('refresh', refreshToken);
    await age(11);
    await post('refresh', refreshToken);
    expect((await post('refresh', other.refreshToken)).status).toBe(200);
  });

  // @trust session-lifetime
  it('ends after 30 days, however often it was refreshed', async () => {
    const { refreshToken, refreshExpiresAt } = await openSession();
    const first = await post('refresh', refreshToken);
    const cookie = first.cookies.find(({ name }) => name === 'paattu_refresh');
    expect(Math.abs(Number(cookie?.['expires']) - refreshExpiresAt.getTime())).toBeLessThan(1_000);
    await app.dataSource.query(`update refresh_tokens set expires_at = now() - interval '1 second'`);
    expect(await post('refresh', first.refreshToken)).toMatchObject(NO_SESSION);
    expect(await me(first.body?.accessToken)).toBe(401);
  });

  // @trust disabled-user
  it('ends for a disabled user', async () => {
    const { user, refreshToken } = await openSession();
    await app.dataSource.query('update users set disabled_at = now() where id = $1', [user.id]);
    expect(await post('refresh', refreshToken)).toMatchObject(NO_SESSION);
  });
});

describe('log-out', () => {
  // @trust session-end
  it('ends the session and clears both cookies', async () => {
    const { refreshToken, accessToken } = await openSession();
    const answer = await post('logout', refreshToken);
    expect(answer).toMatchObject({ status: 204, body: null });
    expect(
      answer.cookies.map(({ name, value, maxAge, expires }) => ({
        name,
        value,
        gone: maxAge === 0 || Number(expires) === 0,
      })),
    ).toEqual([
      { name: 'paattu_refresh', value: '', gone: true },
      { name: 'paattu_session', value: '', gone: true },
    ]);
    expect(await me(accessToken)).toBe(401);
    expect(await post('refresh', refreshToken)).toMatchObject(NO_SESSION);
  });

  it('succeeds without a session', async () => {
    expect(await post('logout')).toMatchObject({ status: 204 });
  });
});

describe('a refresh in flight', () => {
  interface Shown {
    user: User;
    usedToken: string;
    token: string | undefined;
  }

  // @trust session-end
  it.each<[string, (shown: Shown) => Promise<unknown>]>([
    ['a log-out', ({ token }) => post('logout', token)],
    [
      'the end of all sessions',
      ({ user }) =>
        app.dataSource.transaction((manager) => app.get(SessionsService).endAll(manager, user.id)),
    ],
    ['the return of a used token', ({ usedToken }) => post('refresh', usedToken)],
  ])('does not outlive %s', async (_, end) => {
    const { user, refreshToken: usedToken } = await openSession();
    const { refreshToken: token } = await post('refresh', usedToken);
    await age(11);
    const lock = await lockUser(app, user);
    const refresh = post('refresh', token);
    await lock.waiting(1);
    const ended = end({ user, usedToken, token });
    await lock.waiting(2);
    await lock.release();
    await ended;
    const { status, body, refreshToken } = await refresh;
    expect(status).toBe(200);
    expect(await me(body?.accessToken)).toBe(401);
    expect(await post('refresh', refreshToken)).toMatchObject(NO_SESSION);
  });
});

describe('another site', () => {
  // @trust cross-site
  it.each<[string, Record<string, string>]>([
    ['Origin', { origin: 'https://evil.example' }],
    ['Origin null', { origin: 'null' }],
    ['Sec-Fetch-Site: cross-site', { 'sec-fetch-site': 'cross-site' }],
    ['Sec-Fetch-Site: same-site', { 'sec-fetch-site': 'same-site' }],
    ['Origin on another port', { origin: 'http://localhost:9999', host: 'localhost:3000' }],
    ['both', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }],
  ])('neither refreshes nor logs out with %s', async (_, headers) => {
    const { refreshToken, accessToken } = await openSession();
    expect(await post('refresh', refreshToken, headers)).toMatchObject(FORBIDDEN);
    expect(await post('logout', refreshToken, headers)).toMatchObject(FORBIDDEN);
    expect(await me(accessToken)).toBe(200);
  });

  it.each<[string, Record<string, string>]>([
    ['the public address', { origin: 'http://localhost:3000', 'sec-fetch-site': 'same-origin' }],
    ['another name of the host', { origin: 'http://127.0.0.1:3000', host: '127.0.0.1:3000' }],
    ['no browser', {}],
  ])('is not %s', async (_, headers) => {
    const { refreshToken } = await openSession();
    expect((await post('refresh', refreshToken, headers)).status).toBe(200);
  });
});

describe('the user of a cookie', () => {
  const userOf = (cookie: string | undefined) => app.get(SessionsService).findUserOfCookie(cookie);

  it('is found by a valid refresh cookie, without exchanging it', async () => {
    const owner = await app.dataSource.manager.findOneByOrFail(User, { email: 'owner@paattu.example' });
    const { refreshToken } = await startSession(app, owner);
    const cookie = `other=1; paattu_refresh=${refreshToken}`;
    const permissions = ['entries.moderate', 'messages.answer', 'site.manage'];
    const expected = {
      id: owner.id,
      email: 'owner@paattu.example',
      isOwner: true,
      permissions,
      needsFactor: false,
    };
    expect(await userOf(cookie)).toEqual(expected);
    expect(await userOf(cookie)).toEqual(expected);
    const next = await post('refresh', refreshToken);
    expect(await userOf(`paattu_refresh=${next.refreshToken}`)).toEqual(expected);
    await age(11);
    expect(await userOf(cookie)).toBeNull();
    await post('logout', next.refreshToken);
    expect(await userOf(`paattu_refresh=${next.refreshToken}`)).toBeNull();
  });

  it('is null without a valid cookie', async () => {
    expect(await userOf('paattu_refresh=nonsense')).toBeNull();
    expect(await userOf('')).toBeNull();
    expect(await userOf(undefined)).toBeNull();
  });
});

describe('over HTTPS', () => {
  // @trust session-cookie
  it('binds the cookies to the host and to TLS', async () => {
    const secure = await createTestApp({ env: { PUBLIC_URL: 'https://songs.example' } });
    const user = await createUser(secure);
    const { refreshToken } = await startSession(secure, user);
    const response = await client(secure)
      .with({ cookie: `__Host-paattu_refresh=${refreshToken}`, origin: 'https://songs.example' })
      .post('/api/auth/refresh');
    expect(response.status).toBe(200);
    const expires = expect.any(Date);
    const common = { path: '/', expires, sameSite: 'Strict', secure: true };
    expect(response.cookies).toEqual([
      { name: '__Host-paattu_refresh', value: expect.any(String), ...common, httpOnly: true },
      { name: '__Host-paattu_session', value: '1', ...common },
    ]);
    await secure.close();
  });
});
