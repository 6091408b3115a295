import { createTestApp, type TestApp } from '../../../test/app.js';
import { type Client, client } from '../../../test/client.js';
import { emailsTo } from '../../../test/factories/emails.js';
import { createModerator, createUser } from '../../../test/factories/users.js';
import { lockUser } from '../../../test/locks.js';
import { PasswordHasher } from './passwords/password-hasher.js';
import { OwnerAccount } from './owner-account.js';
import { User } from './user.entity.js';

/** Of one address, for the limits. */
const authOf = (app: TestApp) => client(app).from('203.0.113.1').at('/api/auth');

const email = 'asha@visitor.example';
const password = 'monsoon letter';
const wrong = { email, password: 'not this one' };
const TOO_MANY = {
  status: 429,
  body: { code: 'TOO_MANY_REQUESTS', message: 'Too many failed attempts. Please try again later' },
};

describe('log-in', () => {
  let app: TestApp;
  let auth: Client;

  beforeAll(async () => {
    app = await createTestApp();
    auth = authOf(app);
  });
  beforeEach(async () => {
    await app.asSuperuser('truncate users, rate_limits cascade');
    await createUser(app, { email, password });
  });
  afterAll(() => app.close());

  it.each([
    [
      { email: 'nobody@visitor.example', password },
      401,
      'USER_NOT_FOUND',
      'No account found with this email address',
    ],
    [wrong, 401, 'WRONG_PASSWORD', 'Incorrect password'],
    [{ email: 'nonsense' }, 400, 'INVALID_EMAIL', 'Please enter a valid email address'],
    [{ email }, 400, 'MISSING_PASSWORD', 'Please enter your password'],
    [{ email, password: '' }, 400, 'MISSING_PASSWORD', 'Please enter your password'],
  ])('rejects %j', async (body, status, code, message) => {
    const answer = await auth.post('/login', body);
    expect(answer).toMatchObject({ status, body: { code, message } });
  });

  it('reports a disabled account only after the correct password', async () => {
    await app.dataSource.query('update users set disabled_at = now()');
    expect(await auth.post('/login', { email, password })).toMatchObject({
      status: 403,
      body: { code: 'USER_DISABLED', message: 'This account has been disabled' },
    });
    expect(await auth.post('/login', wrong)).toMatchObject({ status: 401, body: { code: 'WRONG_PASSWORD' } });
  });

  // @trust password-guessing
  it('rejects log-ins from one address after five failures, with the right password too, and from no other', async () => {
    for (let n = 0; n < 5; n++) expect((await auth.post('/login', wrong)).status).toBe(401);
    const rejected = await auth.post('/login', { email, password });
    expect(rejected).toMatchObject(TOO_MANY);
    expect(Number(rejected.headers['retry-after'])).toBeGreaterThan(14 * 60);
    expect((await auth.from('198.51.100.7').post('/login', { email, password })).status).toBe(200);
  });

  // @trust password-guessing
  it('checks at most five guesses when many arrive at once', async () => {
    const guesses = Array.from({ length: 25 }, () => auth.post('/login', wrong));
    const statuses = (await Promise.all(guesses)).map(({ status }) => status).sort();
    expect(statuses).toEqual([
      ...Array.from({ length: 5 }, () => 401),
      ...Array.from({ length: 20 }, () => 429),
    ]);
  });

  // @trust password-guessing
  it('accepts fourteen correct log-ins of one account at once, and a later one', async () => {
    const logIns = Array.from({ length: 14 }, () => auth.post('/login', { email, password }));
    const statuses = (await Promise.all(logIns)).map(({ status }) => status);
    expect(statuses).toEqual(Array.from({ length: 14 }, () => 200));
    expect((await auth.post('/login', { email, password })).status).toBe(200);
  });

  // @trust password-guessing
  it('accepts correct log-ins of 22 accounts in one network at once', async () => {
    const emails = Array.from({ length: 22 }, (_, index) => `user${index}@visitor.example`);
    await Promise.all(emails.map((address) => createUser(app, { email: address, password })));
    const logIns = emails.map((address) => auth.post('/login', { email: address, password }));
    const statuses = (await Promise.all(logIns)).map(({ status }) => status);
    expect(statuses).toEqual(emails.map(() => 200));
  });

  it('does not count attempts that are rejected', async () => {
    for (let n = 0; n < 5; n++) await auth.post('/login', wrong);
    for (let n = 0; n < 10; n++) expect((await auth.post('/login', wrong)).status).toBe(429);
    const counters = await app.dataSource.query('select points from rate_limits where key like $1', [
      'failed-log-in%',
    ]);
    expect(counters).toEqual([{ points: 5 }, { points: 5 }]);
  });

  it('rejects log-ins from an address after failures on twenty accounts', async () => {
    for (let n = 0; n < 20; n++) {
      const answer = await auth.post('/login', { email: `nobody${n}@visitor.example`, password });
      expect(answer).toMatchObject({ status: 401, body: { code: 'USER_NOT_FOUND' } });
    }
    expect(await auth.post('/login', { email, password })).toMatchObject(TOO_MANY);
    expect((await auth.from('198.51.100.7').post('/login', { email, password })).status).toBe(200);
  });

  it('does not count successful log-ins', async () => {
    for (let n = 0; n < 8; n++) expect((await auth.post('/login', { email, password })).status).toBe(200);
    expect(await auth.post('/login', wrong)).toMatchObject({ status: 401, body: { code: 'WRONG_PASSWORD' } });
  });

  it('starts no session if the password changes during the log-in', async () => {
    const lock = await lockUser(app, await app.dataSource.manager.findOneByOrFail(User, { email }));
    const answer = auth.post('/login', { email, password });
    await lock.waiting(1);
    await lock.release('a new hash');
    expect(await answer).toMatchObject({ status: 401, body: { code: 'WRONG_PASSWORD' } });
    expect(await app.dataSource.query('select * from refresh_tokens')).toEqual([]);
  });

  // @trust account-rate-limit
  it('limits log-in, sign-up and reset together: thirty calls of one address', async () => {
    for (let n = 0; n < 30; n++) await auth.post(`/${n % 2 ? 'signup' : 'verify-email'}`, {});
    for (const path of ['login', 'signup', 'forgot-password', 'reset-password']) {
      expect(await auth.post(`/${path}`, {})).toMatchObject({
        status: 429,
        body: { code: 'TOO_MANY_REQUESTS' },
      });
    }
    expect((await auth.from('198.51.100.7').post('/login', { email, password })).status).toBe(200);
  });
});

describe('with hidden accounts', () => {
  let app: TestApp;
  let auth: Client;

  beforeAll(async () => {
    app = await createTestApp({ env: { AUTH_HIDE_ACCOUNTS: 'true', OWNER_EMAIL: 'owner@paattu.example' } });
    auth = authOf(app);
    await createUser(app, { email, password });
    await createUser(app, { email: 'disabled@visitor.example', password, disabled: true });
  });
  afterAll(() => app.close());

  // @trust hidden-accounts
  it('all rejected log-ins have the same response', async () => {
    const rejected = {
      status: 401,
      body: { code: 'INVALID_CREDENTIAL', message: 'Incorrect email address or password' },
    };
    expect(await auth.post('/login', { email: 'nobody@visitor.example', password })).toMatchObject(rejected);
    expect(await auth.post('/login', wrong)).toMatchObject(rejected);
    expect(await auth.post('/login', { email: 'disabled@visitor.example', password })).toMatchObject(
      rejected,
    );
    expect((await auth.post('/login', { email, password })).status).toBe(200);
  });

  // @trust hidden-accounts
  it('every rejected log-in checks one password, so that all take the same time', async () => {
    const verify = jest.spyOn(app.get(PasswordHasher), 'verify');
    for (const address of ['nobody@visitor.example', email, 'disabled@visitor.example']) {
      verify.mockClear();
      expect((await auth.post('/login', { email: address, password: 'not this one' })).status).toBe(401);
      expect(verify).toHaveBeenCalledTimes(1);
    }
    verify.mockRestore();
  });

  // @trust hidden-accounts
  it('a reset and a sign-up give the same answer in the same time, and only the email differs', async () => {
    const timed = async (path: string, body: object) => {
      const started = performance.now();
      const answer = await auth.post(path, body);
      return { status: answer.status, body: answer.body, ms: performance.now() - started };
    };
    const forgot = [
      await timed('/forgot-password', { email }),
      await timed('/forgot-password', { email: 'nobody@visitor.example' }),
    ];
    for (const answer of forgot) {
      expect(answer).toMatchObject({ status: 204, body: null });
      expect(answer.ms).toBeGreaterThan(245);
    }
    const signUps = [
      await timed('/signup', { email, password, name: 'Asha' }),
      await timed('/signup', { email: 'new@visitor.example', password, name: 'Asha' }),
    ];
    expect(signUps.map(({ body, status }) => ({ body, status }))).toEqual([
      { body: { email }, status: 201 },
      { body: { email: 'new@visitor.example' }, status: 201 },
    ]);
    for (const answer of signUps) expect(answer.ms).toBeGreaterThan(245);
    const templates = async (address: string) =>
      (await emailsTo(app, address)).map(({ template }) => template);
    expect(await templates(email)).toEqual(['reset-password', 'reset-password']);
    expect(await templates('new@visitor.example')).toEqual(['verify-email']);
    expect(await templates('nobody@visitor.example')).toEqual([]);
  });

  // @trust hidden-accounts
  it('a sign-up with a password that staff may not have tells nobody whose address is of staff', async () => {
    const moderator = await createModerator(app, { password });
    for (const address of ['owner@paattu.example', moderator.email, 'else@visitor.example'])
      expect(await auth.post('/signup', { email: address, password: 'mazha77', name: 'Asha' })).toMatchObject(
        {
          status: 201,
          body: { email: address },
        },
      );
  });
});

describe('the owner’s account', () => {
  it('is created once at the start, verified, also by processes that start together', async () => {
    const app = await createTestApp({
      env: { OWNER_EMAIL: 'Singer@Paattu.Example', OWNER_PASSWORD: 'the owner sings' },
    });
    await app.asSuperuser('truncate users cascade');
    await Promise.all(Array.from({ length: 4 }, () => app.get(OwnerAccount).ensureOwner()));
    const users = await app.dataSource.manager.find(User);
    expect(users).toEqual([
      expect.objectContaining({ email: 'singer@paattu.example', emailVerifiedAt: expect.any(Date) }),
    ]);
    const login = { email: 'singer@paattu.example', password: 'the owner sings' };
    expect(await authOf(app).post('/login', login)).toMatchObject({
      status: 200,
      body: { user: { isAdmin: true } },
    });

    await app.dataSource.query(`update users set password_hash = 'changed since'`);
    await app.get(OwnerAccount).ensureOwner();
    expect((await app.dataSource.manager.find(User)).map((user) => user.passwordHash)).toEqual([
      'changed since',
    ]);
    await app.close();
  });

  it('is not created without a password', async () => {
    const app = await createTestApp();
    expect(await app.dataSource.manager.count(User)).toBe(0);
    await app.close();
  });

  // @trust owner-role
  it('does not belong to a visitor who signs up with its address', async () => {
    const app = await createTestApp();
    const address = 'OWNER@Paattu.example';
    expect((await authOf(app).post('/signup', { email: address, password, name: 'Somebody' })).status).toBe(
      201,
    );
    expect(await authOf(app).post('/login', { email: address, password })).toMatchObject({
      status: 200,
      body: { user: { email: 'owner@paattu.example', isAdmin: false, emailVerified: false } },
    });
    await app.close();
  });
});
