import { Logger } from '@nestjs/common';
import { createTestApp, type TestApp } from '../../../../test/app.js';
import { type Client, client } from '../../../../test/client.js';
import { createUser } from '../../../../test/factories/users.js';
import { SiteSettings } from '../../../infra/settings/site-settings.js';
import { User } from '../user.entity.js';
import { SetupService } from './setup.service.js';

/** A server of production, which no variable gives an owner. */
const PRODUCTION = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'http://localhost:3000',
  JWT_SECRET: 'mRvX4qTz8LwB2nKd7HsYc5GfJpEu3AoN',
  LINK_SECRET: 'tZ6yQb9WkVx3MnRs8DfGh2JlCp5EoUaI',
  VOTE_PEPPER: 'kLw7XcVb4NmQz9RtYp2SdFg6HjEo3UiA',
  CAPTCHA_FIXED_ANSWER: '',
};
const password = 'കാറ്റ് pole oru raagam';
const account = { email: 'artist@songs.asha.in', password };

let log: jest.SpiedFunction<Logger['log']>;
let app: TestApp;
let setup: Client;

beforeEach(() => {
  log = jest.spyOn(Logger.prototype, 'log');
});

afterEach(async () => {
  log.mockRestore();
  await app.close();
});

async function start(env: Record<string, string> = PRODUCTION): Promise<void> {
  app = await createTestApp({ env, isNew: true });
  setup = client(app).at('/api/setup');
}

/** Those of the log, the oldest first. */
function codes(): string[] {
  return log.mock.calls.flatMap(
    ([text]) => /type the code (\S+) within 30 minutes/.exec(String(text))?.[1] ?? [],
  );
}

const logIn = () => client(app).post('/api/auth/login', account);
/** On the page of a site that is not public. */
const linksOfSite = async () =>
  Array.from(
    (await client(app).with({ accept: 'text/html' }).get('/')).text.matchAll(/<a href="([^"]*)"/g),
    ([, link]) => link,
  );
const expire = () => app.asSuperuser(`update setup_codes set expires_at = now() - interval '1 second'`);

test('the code of the log makes whoever types it the owner, once', async () => {
  await start();
  expect((await setup.get()).body).toEqual({ isOpen: true, asksEmail: true });
  expect(await linksOfSite()).toContain('/setup');
  const [code = ''] = codes();

  expect((await setup.post('', { ...account, code })).status).toBe(201);

  expect((await setup.get()).body).toEqual({ isOpen: false, asksEmail: true });
  expect(await linksOfSite()).not.toContain('/setup');
  expect(await linksOfSite()).toContain('/auth');
  expect(await logIn()).toMatchObject({ status: 200, body: { user: { isAdmin: true } } });
  expect(app.get(SiteSettings).ownerEmail).toBe('artist@songs.asha.in');
  expect(await setup.post('', { ...account, email: 'other@asha.in', code })).toMatchObject({
    status: 409,
    body: { code: 'SETUP_DONE' },
  });
});

test('two who type codes at the same time are not both the owner', async () => {
  await start();
  // As a second process of the API.
  await app.get(SetupService).onApplicationBootstrap();
  const [one = '', other = ''] = codes();

  const answers = await Promise.all([
    setup.post('', { ...account, code: one }),
    setup.post('', { ...account, email: 'other@asha.in', code: other }),
    setup.post('', { ...account, email: 'third@asha.in', code: one }),
  ]);

  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
  expect(await app.dataSource.manager.count(User)).toBe(1);
  expect(await app.dataSource.query('select owner_email from site_settings')).toEqual([
    { owner_email: (await app.dataSource.manager.findOneByOrFail(User, {})).email },
  ]);
});

test('a code that has expired puts another one into the log', async () => {
  await start();
  await expire();

  expect(await setup.post('', { ...account, code: codes()[0] })).toMatchObject({
    status: 400,
    body: { code: 'SETUP_CODE_EXPIRED', details: [{ field: 'code' }] },
  });

  expect(codes().length).toBe(2);
  expect(
    (await setup.post('', { ...account, code: codes()[1]!.toLowerCase().replace('-', ' ') })).status,
  ).toBe(201);
});

test('a wrong code opens nothing, and ten of one address are the last', async () => {
  await start();
  const stranger = setup.from('203.0.113.7');

  for (let tries = 0; tries < 10; tries += 1) {
    const answer = await stranger.post('', { ...account, code: 'AAAA-0000' });
    expect(answer).toMatchObject({ status: 400, body: { code: 'SETUP_CODE_WRONG' } });
  }

  expect((await stranger.post('', { ...account, code: codes()[0] })).status).toBe(429);
  expect((await setup.get()).body.isOpen).toBe(true);
});

test.each([
  ['a weak password', { password: 'songs.asha.in' }, 'STAFF_PASSWORD_WEAK'],
  ['a short password', { password: 'mazha' }, 'STAFF_PASSWORD_TOO_SHORT'],
  ['no address', { email: undefined }, 'INVALID_EMAIL'],
])('with %s, the code stays good', async (_case, change, error) => {
  await start({ ...PRODUCTION, PUBLIC_URL: 'https://songs.asha.in' });
  const [code] = codes();

  expect(await setup.post('', { ...account, ...change, code })).toMatchObject({
    status: 400,
    body: { code: error },
  });

  expect((await setup.post('', { ...account, code })).status).toBe(201);
});

test('the owner of a variable sets only a password', async () => {
  await start({ ...PRODUCTION, OWNER_EMAIL: 'Artist@Songs.Asha.in' });
  expect((await setup.get()).body).toEqual({ isOpen: true, asksEmail: false });

  expect(await setup.post('', { code: codes()[0], password })).toMatchObject({
    status: 201,
    body: { email: account.email },
  });

  expect(await logIn()).toMatchObject({ status: 200, body: { user: { isAdmin: true } } });
  expect(await app.dataSource.query('select owner_email from site_settings')).toEqual([
    { owner_email: null },
  ]);
});

test('the account of whoever signed up with the owner’s address first becomes the owner’s', async () => {
  await start();
  const visitor = await createUser(app, { email: account.email, displayName: 'Somebody', verified: false });
  const theirs = client(app).as(visitor);
  expect((await theirs.get('/api/auth/me')).status).toBe(200);

  expect((await setup.post('', { ...account, code: codes()[0] })).status).toBe(201);

  expect((await theirs.get('/api/auth/me')).status).toBe(401);
  expect((await logIn()).body.user).toMatchObject({ isAdmin: true, displayName: 'Owner' });
});

test('a site with an owner writes no code', async () => {
  await start({ OWNER_PASSWORD: 'vK7-pazha-mazha-93' });

  expect((await setup.get()).body).toEqual({ isOpen: false, asksEmail: false });
  expect(codes()).toEqual([]);
});
