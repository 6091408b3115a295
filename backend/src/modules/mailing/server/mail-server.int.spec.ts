import { type AddressInfo, createServer } from 'node:net';
import { createTestApp, type TestApp } from '../../../../test/app.js';
import { type Client, client } from '../../../../test/client.js';
import { createUser } from '../../../../test/factories/users.js';
import { startSmtp, smtpRejection, type TestSmtp } from '../../../../test/smtp.js';
import { CONFIG } from '../../../config/config.module.js';
import type { Config } from '../../../config/config.js';
import { SiteSettings } from '../../../infra/settings/site-settings.js';

let app: TestApp;
let smtp: TestSmtp;
let asOwner: Client;
let settings: Client;

async function start(env: Record<string, string> = {}): Promise<void> {
  app = await createTestApp({ worker: true, env });
  asOwner = client(app).as(await createUser(app, { owner: true }));
  settings = asOwner.at('/api/admin/settings');
}

const server = () => ({ host: '127.0.0.1', port: smtp.port, user: '', from: 'songs@asha.in' });

beforeEach(async () => {
  smtp = await startSmtp();
});

afterEach(async () => {
  jest.restoreAllMocks();
  await app.close();
  await smtp.stop();
});

test('a mail server that takes the test email sends all emails from then on, in the worker too', async () => {
  await start();
  expect(app.get(SiteSettings).smtpUrl).toBe(null);

  expect(await settings.put('/mail', server())).toEqual(
    expect.objectContaining({ status: 200, body: { milliseconds: expect.any(Number) } }),
  );
  expect(smtp.received.map(({ recipients, from, subject }) => ({ recipients, from, subject }))).toEqual([
    {
      recipients: ['owner@paattu.example'],
      from: { name: '', address: 'songs@asha.in' },
      subject: 'A test email from your website',
    },
  ]);

  await asOwner.post('/api/admin/emails/test');
  await smtp.waitFor(2);
  expect((await settings.get()).body.mail).toMatchObject({
    smtpHost: `127.0.0.1:${smtp.port}`,
    user: '',
    from: 'songs@asha.in',
    isFixed: false,
  });
});

// @trust account-changes
test('the server of before sends the owner what the new one could keep from her', async () => {
  await start();
  await settings.put('/mail', server());
  const other = await startSmtp();
  try {
    expect((await settings.put('/mail', { ...server(), from: 'meera@asha.in' })).status).toBe(200);
    expect((await settings.put('/mail', { ...server(), port: other.port })).status).toBe(200);
    const [, , changed] = await smtp.waitFor(3);
    expect(changed).toMatchObject({
      recipients: ['owner@paattu.example'],
      subject: 'The mail server of your website was changed',
    });
    expect(changed?.text).toContain(`127.0.0.1:${other.port}`);
    expect(other.received).toHaveLength(1);
  } finally {
    await other.stop();
  }
});

test.each([
  ['does not answer', () => ({ ...server(), port: 1 }), 'MAIL_SERVER_UNREACHABLE'],
  ['refuses the email', server, 'MAIL_REFUSED'],
])('a mail server that %s is not stored, and says why', async (_case, asked, code) => {
  await start();
  smtp.onEmail = () => smtpRejection(550, 'songs@asha.in is not your address');

  const answer = await settings.put('/mail', asked());

  expect(answer).toMatchObject({ status: 422, body: { code } });
  if (code === 'MAIL_REFUSED')
    expect(answer.body.details[0].message).toContain('songs@asha.in is not your address');
  expect(await app.dataSource.query('select smtp_url from site_settings')).toEqual([{ smtp_url: null }]);
});

// @trust mail-server-outside
test.each(['127.0.0.1', 'localhost', '0x7f.1', '2130706433'])(
  'in production, %s leads inside of the network, and nothing connects to it',
  async (host) => {
    await start();
    jest.replaceProperty(app.api.get<Config>(CONFIG, { strict: false }), 'production', true);
    const { status, body } = await settings.put('/mail', { ...server(), host });
    expect([status, body.code, body.details[0].field]).toEqual([422, 'MAIL_SERVER_INSIDE', 'host']);
    expect([smtp.connections(), smtp.received]).toEqual([0, []]);
  },
);

// @trust mail-server-outside
test('the words of a service that is no mail server are not repeated', async () => {
  await start();
  const other = createServer((socket) => socket.end('SSH-2.0-OpenSSH_9.2 inside\r\n'));
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  try {
    const { text, body } = await settings.put('/mail', {
      ...server(),
      port: (other.address() as AddressInfo).port,
    });
    expect([body.code, body.details[0].message]).toEqual([
      'MAIL_SERVER_UNREACHABLE',
      'What answers there is no mail server.',
    ]);
    expect(text).not.toContain('OpenSSH');
  } finally {
    await new Promise((resolve) => other.close(resolve));
  }
});

test('a mistyped password is told, and the right one is kept for the same user at the same server alone', async () => {
  await start();
  await smtp.stop();
  smtp = await startSmtp(0, { user: 'asha@asha.in', password: 'മഴ: 100 %' });
  const asha = { ...server(), user: 'asha@asha.in' };

  expect(await settings.put('/mail', { ...asha, password: 'മഴ' })).toMatchObject({
    status: 422,
    body: { code: 'MAIL_LOG_IN_REFUSED', details: [{ field: 'password' }] },
  });
  expect((await settings.put('/mail', { ...asha, password: 'മഴ: 100 %' })).status).toBe(200);
  expect((await settings.put('/mail', { ...asha, from: 'meera@asha.in' })).status).toBe(200);
  for (const other of [{ user: 'meera' }, { port: 1 }, { host: 'localhost' }]) {
    expect(await settings.put('/mail', { ...asha, ...other })).toMatchObject({
      status: 400,
      body: { code: 'MISSING_PASSWORD' },
    });
  }
  expect(smtp.received.map(({ from }) => from?.address)).toEqual(['songs@asha.in', 'meera@asha.in']);
});

test('the database has no password, and another secret reads none', async () => {
  await start();
  const settingsOf = app.get(SiteSettings);
  const stored = `smtp://asha:mazha-kaalam@127.0.0.1:${smtp.port}`;
  await settingsOf.store(app.dataSource.manager, { smtpUrl: stored, mailFrom: 'songs@asha.in' });
  const [row] = await app.dataSource.query<[{ text: string }]>(
    `select encode(smtp_url, 'escape') as text from site_settings`,
  );
  expect(row.text).not.toContain('mazha-kaalam');

  await app.asSuperuser(
    `update site_settings set smtp_url = set_bit(smtp_url, 320, 1 - get_bit(smtp_url, 320))`,
  );
  await settingsOf.announce();
  expect(settingsOf.smtpUrl).toBe(null);
});

test('a variable of the server comes before what is stored', async () => {
  await start({ SMTP_URL: smtp.url });

  expect(await settings.put('/mail', server())).toMatchObject({
    status: 409,
    body: { code: 'SETTING_FIXED' },
  });
  expect((await settings.get()).body.mail.isFixed).toBe(true);
});
