import { emailsTo, linkTokenOf } from '../../../test/factories/emails.js';
import { accessTokenOf, createUser, startSession } from '../../../test/factories/users.js';
import { createTestApp, type TestApp } from '../../../test/app.js';
import { type Client, client } from '../../../test/client.js';
import { holdTransaction, waitingForLock } from '../../../test/locks.js';
import { AccountToken } from './account-token.entity.js';
import { User } from './user.entity.js';

let app: TestApp;
let auth: Client;

function errorResponse(status: number, code: string, message: string, field?: string) {
  const details = field === undefined ? {} : { details: [{ field, code, message }] };
  return { status, body: { code, message, ...details } };
}

const asha = { email: 'asha@visitor.example', password: 'monsoon letter', name: 'Asha Menon' };
const INVALID_LINK = { code: 'INVALID_TOKEN', message: 'This link is invalid or has expired.' };

beforeAll(async () => {
  app = await createTestApp();
  auth = client(app).at('/api/auth');
});

beforeEach(() => app.reset());

afterAll(() => app.close());

describe('sign-up', () => {
  // @trust account-links
  it('creates an unverified account, starts no session and emails a link', async () => {
    const answer = await auth.post('/signup', {
      ...asha,
      email: '  Asha@Visitor.Example ',
      name: ' Asha Menon ',
    });
    expect({ status: answer.status, body: answer.body }).toEqual({
      status: 201,
      body: { email: asha.email },
    });
    expect(answer.headers['set-cookie']).toBeUndefined();
    const [user, ...others] = await app.dataSource.manager.find(User);
    expect(others).toEqual([]);
    expect(user).toMatchObject({ email: asha.email, displayName: 'Asha Menon', emailVerifiedAt: null });
    expect(user!.passwordHash).toMatch(/^\$argon2id\$/);
    const [email] = await emailsTo(app, asha.email);
    expect(email).toMatchObject({
      template: 'verify-email',
      status: 'queued',
      payload: { name: 'Asha Menon' },
    });
    expect(email!.payload['link']).toMatch(
      /^http:\/\/localhost:3000\/auth\?mode=verify-email&token=[\w-]{43}$/,
    );
  });

  // @trust password-policy, unknown-fields
  it.each([
    [{}, 'INVALID_EMAIL', 'Please enter a valid email address'],
    [{ email: 'asha@visitor.example' }, 'MISSING_PASSWORD', 'Please enter your password'],
    [{ email: 'asha@visitor.example', password: '12' }, 'MISSING_NAME', 'Please enter your full name'],
    [
      { email: 'asha@visitor.example', password: '12', name: ' ' },
      'MISSING_NAME',
      'Please enter your full name',
    ],
    [{ ...asha, name: '\u200b' }, 'MISSING_NAME', 'Please enter your full name'],
    [{ ...asha, password: 'xk9#2' }, 'PASSWORD_TOO_SHORT', 'Password must be at least 6 characters long'],
    [{ ...asha, password: 'Password' }, 'WEAK_PASSWORD', 'Password is too weak'],
    [{ ...asha, password: 123456789 }, 'VALIDATION_FAILED', expect.any(String)],
    [{ ...asha, isAdmin: true }, 'VALIDATION_FAILED', expect.any(String)],
    [{ ...asha, emailVerifiedAt: '2025-01-01' }, 'VALIDATION_FAILED', expect.any(String)],
  ])('rejects %j with %s', async (body, code, message) => {
    expect(await auth.post('/signup', body)).toMatchObject({ status: 400, body: { code, message } });
    expect(await app.dataSource.manager.count(User)).toBe(0);
  });

  // @trust pasted-text
  it.each([
    ['Asha\r\nBcc: all@visitor.example', 'Asha Bcc: all@visitor.example'],
    ['Asha\u0000', 'Asha'],
    ['\u202EAsha', 'Asha'],
  ])('stores the name %j as %j', async (name, stored) => {
    expect((await auth.post('/signup', { ...asha, name })).status).toBe(201);
    expect((await app.dataSource.manager.findOneByOrFail(User, { email: asha.email })).displayName).toBe(
      stored,
    );
  });

  it('rejects a password of more than 200 characters', async () => {
    const answer = await auth.post('/signup', { ...asha, password: 'x7'.repeat(101) });
    expect(answer).toMatchObject({ status: 400, body: { code: 'VALIDATION_FAILED' } });
    expect((await auth.post('/signup', { ...asha, password: 'x7'.repeat(100) })).status).toBe(201);
  });

  // @trust owner-role
  it.each([
    'asha',
    'asha@',
    '@visitor.example',
    'asha@visitor',
    'asha@visitor..example',
    'a@b.example, c@d.example',
    'asha@visitor.example\nbcc@visitor.example',
    'Asha <asha@visitor.example> <eve@visitor.example>',
    '"a b"@visitor.example',
    'ആശ@visitor.example',
    '\u212airan@visitor.example',
    `${'a'.repeat(65)}@visitor.example`,
    `a@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.${'e'.repeat(60)}.${'f'.repeat(20)}`,
    ['asha@visitor.example'],
    { address: 'asha@visitor.example' },
    null,
  ])('rejects %j as an address', async (email) => {
    expect(await auth.post('/signup', { ...asha, email })).toMatchObject(
      errorResponse(400, 'INVALID_EMAIL', 'Please enter a valid email address', 'email'),
    );
  });

  it('creates one account per address, also for ten requests at once', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => auth.post('/signup', asha)));
    expect(answers.map(({ status }) => status).sort()).toEqual([
      201,
      ...Array.from({ length: 9 }, () => 409),
    ]);
    const rejected = answers.find(({ status }) => status === 409);
    expect(rejected).toMatchObject(
      errorResponse(409, 'EMAIL_ALREADY_IN_USE', 'An account with this email already exists'),
    );
    expect(await app.dataSource.manager.count(User)).toBe(1);
    expect(await emailsTo(app, asha.email)).toHaveLength(1);
  });

  // @trust account-links
  it('stores the link’s token only in the email', async () => {
    await auth.post('/signup', asha);
    const token = await linkTokenOf(app, asha.email);
    const rows = await app.dataSource.query('select token_hash from account_tokens');
    expect(rows).toEqual([{ token_hash: expect.any(Buffer) }]);
    expect(rows[0].token_hash).toHaveLength(32);
    expect(rows[0].token_hash.toString('base64url')).not.toBe(token);
  });
});

describe('verification', () => {
  async function verifiedAt() {
    return (await app.dataSource.manager.findOneByOrFail(User, { email: asha.email })).emailVerifiedAt;
  }

  // @trust account-links
  it('works once with the link', async () => {
    await auth.post('/signup', asha);
    const token = await linkTokenOf(app, asha.email);
    expect(await auth.post('/verify-email', { token })).toMatchObject({ status: 204, body: null });
    expect(await verifiedAt()).toBeInstanceOf(Date);
    expect(await auth.post('/verify-email', { token })).toMatchObject({ status: 400, body: INVALID_LINK });
  });

  // @trust account-links
  it('works once when two requests use the link at once', async () => {
    await auth.post('/signup', asha);
    const token = await linkTokenOf(app, asha.email);
    const answers = await Promise.all([
      auth.post('/verify-email', { token }),
      auth.post('/verify-email', { token }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 400]);
  });

  it('waits for another link that is being made, which deletes the expired ones', async () => {
    await auth.post('/signup', asha);
    const token = await linkTokenOf(app, asha.email);
    const lock = await holdTransaction(app);
    await lock.query('select from users where email = $1 for no key update', [asha.email]);
    const answer = auth.post('/verify-email', { token });
    await waitingForLock(app);
    await lock.query('select from account_tokens for update nowait');
    await lock.commit();
    expect((await answer).status).toBe(204);
  });

  // @trust account-links
  it.each([{}, { token: '' }, { token: null }, { token: 'guess' }, { token: 'x'.repeat(43) }])(
    'is rejected for %j',
    async (body) => {
      await auth.post('/signup', asha);
      expect(await auth.post('/verify-email', body)).toMatchObject({ status: 400, body: INVALID_LINK });
      expect(await verifiedAt()).toBeNull();
    },
  );

  // @trust account-links
  it('is rejected a day later, and with a link of another purpose', async () => {
    await auth.post('/signup', asha);
    await auth.post('/forgot-password', { email: asha.email });
    const resetToken = await linkTokenOf(app, asha.email);
    expect(await auth.post('/verify-email', { token: resetToken })).toMatchObject({
      status: 400,
      body: INVALID_LINK,
    });

    const [email] = await emailsTo(app, asha.email);
    const token = new URL(String(email!.payload['link'])).searchParams.get('token');
    const [{ hours }] = await app.dataSource.query(
      `select extract(epoch from expires_at - created_at) / 3600 as hours from account_tokens where purpose = 'verify_email'`,
    );
    expect(Number(hours)).toBeCloseTo(24, 2);
    await app.dataSource.query(`update account_tokens set expires_at = now() - interval '1 second'`);
    expect(await auth.post('/verify-email', { token })).toMatchObject({ status: 400, body: INVALID_LINK });
    expect(await verifiedAt()).toBeNull();
  });

  it('can be requested again by a signed-in user until the address is verified', async () => {
    const user = await createUser(app, { email: asha.email });
    const signedIn = auth.as(user);
    expect((await auth.post('/resend-verification', {})).status).toBe(401);
    expect((await signedIn.post('/resend-verification', {})).status).toBe(204);
    expect(await emailsTo(app, asha.email)).toHaveLength(1);
    await auth.post('/verify-email', { token: await linkTokenOf(app, asha.email) });
    expect((await signedIn.post('/resend-verification', {})).status).toBe(204);
    expect(await emailsTo(app, asha.email)).toHaveLength(1);
  });
});

describe('reset', () => {
  // @trust account-links
  it('emails a link that is valid for an hour', async () => {
    await createUser(app, asha);
    expect(await auth.post('/forgot-password', { email: 'ASHA@visitor.example' })).toMatchObject({
      status: 204,
      body: null,
    });
    const [email] = await emailsTo(app, asha.email);
    expect(email!.template).toBe('reset-password');
    expect(email!.payload['link']).toMatch(
      /^http:\/\/localhost:3000\/auth\?mode=reset-password&token=[\w-]{43}$/,
    );
    const [{ minutes }] = await app.dataSource.query(
      'select extract(epoch from expires_at - created_at) / 60 as minutes from account_tokens',
    );
    expect(Number(minutes)).toBeCloseTo(60, 1);
  });

  it('reports an unknown address', async () => {
    expect(await auth.post('/forgot-password', { email: asha.email })).toMatchObject(
      errorResponse(404, 'USER_NOT_FOUND', 'No account found with this email address'),
    );
    expect(await auth.post('/forgot-password', { email: 'nonsense' })).toMatchObject(
      errorResponse(400, 'INVALID_EMAIL', 'Please enter a valid email address', 'email'),
    );
  });

  // @trust session-end
  it('sets the password once, ends all sessions and verifies the address', async () => {
    const user = await createUser(app, { email: asha.email, password: asha.password });
    const signedIn = auth.as(await accessTokenOf(app, user));
    await auth.post('/forgot-password', { email: asha.email });
    const token = await linkTokenOf(app, asha.email);

    expect(await auth.post('/reset-password', { token, password: 'a new song' })).toMatchObject({
      status: 204,
      body: null,
    });

    expect((await auth.post('/login', { email: asha.email, password: 'a new song' })).status).toBe(200);
    expect((await auth.post('/login', { email: asha.email, password: asha.password })).status).toBe(401);
    expect((await signedIn.post('/resend-verification', {})).status).toBe(401);
    const after = await app.dataSource.manager.findOneByOrFail(User, { id: user.id });
    expect(after.emailVerifiedAt).toBeInstanceOf(Date);
    expect(await auth.post('/reset-password', { token, password: 'another song' })).toMatchObject({
      status: 400,
      body: INVALID_LINK,
    });
  });

  // @trust session-end
  it('ends the sessions of all browsers', async () => {
    const user = await createUser(app, { email: asha.email });
    const other = await startSession(app, await createUser(app));
    const sessions = [await startSession(app, user), await startSession(app, user)];
    await auth.post('/forgot-password', { email: asha.email });
    await auth.post('/reset-password', { token: await linkTokenOf(app, asha.email), password: 'a new song' });

    const refresh = async ({ refreshToken }: { refreshToken: string }) =>
      (await auth.with({ cookie: `paattu_refresh=${refreshToken}` }).post('/refresh', {})).status;
    for (const session of sessions) expect(await refresh(session)).toBe(401);
    expect(await refresh(other)).toBe(200);
  });

  it('ends the user’s other reset links with the one that was used', async () => {
    await createUser(app, asha);
    await auth.post('/forgot-password', { email: asha.email });
    const first = await linkTokenOf(app, asha.email);
    await auth.post('/forgot-password', { email: asha.email });
    expect(
      (
        await auth.post('/reset-password', {
          token: await linkTokenOf(app, asha.email),
          password: 'a new song',
        })
      ).status,
    ).toBe(204);
    expect(await auth.post('/reset-password', { token: first, password: 'another song' })).toMatchObject({
      status: 400,
      body: INVALID_LINK,
    });
  });

  // @trust email-recipient-limits
  it('emails a mailbox three links a day, whichever spellings of its address sign up', async () => {
    const spellings = Array.from({ length: 8 }, (_, n) => `asha+${n}@visitor.example`);
    const answers = await Promise.all(spellings.map((email) => auth.post('/signup', { ...asha, email })));
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(201));
    const emails = await Promise.all(spellings.map((email) => emailsTo(app, email)));
    expect(emails.flat()).toHaveLength(3);
    // A link that nobody got does not exist.
    expect(await app.dataSource.manager.count(AccountToken)).toBe(3);
  });

  // @trust password-policy
  it('does not use up the link when the new password is rejected', async () => {
    await createUser(app, asha);
    await auth.post('/forgot-password', { email: asha.email });
    const token = await linkTokenOf(app, asha.email);
    expect(await auth.post('/reset-password', { token })).toMatchObject(
      errorResponse(400, 'MISSING_PASSWORD', 'Please enter your password', 'password'),
    );
    expect(await auth.post('/reset-password', { token, password: 'abc' })).toMatchObject(
      errorResponse(400, 'PASSWORD_TOO_SHORT', 'Password must be at least 6 characters long', 'password'),
    );
    expect(await auth.post('/reset-password', { token, password: 'qwerty' })).toMatchObject(
      errorResponse(400, 'WEAK_PASSWORD', 'Password is too weak', 'password'),
    );
    expect((await auth.post('/reset-password', { token, password: 'a new song' })).status).toBe(204);
  });

  // @trust account-links
  it.each([{}, { token: '' }, { token: ['x'] }])('rejects the link %j', async (body) => {
    expect(await auth.post('/reset-password', { ...body, password: 'a new song' })).toMatchObject({
      status: 400,
    });
  });

  // @trust email-recipient-limits
  it('emails a mailbox at most five links an hour', async () => {
    await createUser(app, asha);
    const answers = await Promise.all(
      Array.from({ length: 7 }, () => auth.post('/forgot-password', { email: asha.email })),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(7).fill(204));
    expect(await emailsTo(app, asha.email)).toHaveLength(5);
  });
});
