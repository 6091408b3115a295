// @ts-check
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SMTPServer } from 'smtp-server';
import { addFirstContest } from '../test/first-contest.mjs';
import {
  freePort,
  launch,
  makeDataFolder,
  query,
  queryAsSuperuser,
  remove,
  until,
} from '../test/launched.mjs';

const CAPTCHA_FIXED_ANSWER = 'ABC234';
const ADDRESS = '203.0.113.77';
const photo = readFileSync(join(import.meta.dirname, '../../e2e/fixtures/verification-photo.jpg'));

/** The text of each accepted email. @type {string[]} */
let emails;
/** @type {SMTPServer} */
let smtp;
/** @type {string} */
let dataDir;
/** @type {string} */
let site;
/** @type {ReturnType<typeof launch>} */
let start;

beforeAll(async () => {
  emails = [];
  smtp = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    onRcptTo: ({ address }, _session, callback) =>
      address.startsWith('refused') ? callback(new Error(`no mailbox ${address}`)) : callback(),
    onData(stream, _session, callback) {
      let text = '';
      stream
        .on('data', (chunk) => (text += chunk))
        .once('end', () => {
          emails.push(text.replaceAll('=\r\n', '').replaceAll('=3D', '='));
          callback();
        });
    },
  });
  await new Promise((resolve) => smtp.listen(0, '127.0.0.1', () => resolve(null)));
  const { port: smtpPort } = /** @type {import('node:net').AddressInfo} */ (smtp.server.address());
  dataDir = makeDataFolder();
  const PORT = String(await freePort());
  site = `http://127.0.0.1:${PORT}`;
  start = launch({
    PORT,
    DATA_DIR: dataDir,
    LOG_LEVEL: 'trace',
    TRUSTED_PROXIES: '127.0.0.1',
    SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
    CAPTCHA_FIXED_ANSWER,
  });
  await start.running();
  await addFirstContest((sql, values) => query(dataDir, sql, values));
});

afterAll(async () => {
  start.kill('SIGTERM');
  await start.exited;
  await new Promise((resolve) => smtp.close(() => resolve(null)));
  remove(dataDir);
});

/**
 * @param {string} path
 * @param {object | FormData} body
 * @param {Record<string, string>} [headers]
 */
function post(path, body, headers = {}) {
  const isForm = body instanceof FormData;
  return fetch(`${site}${path}`, {
    method: 'POST',
    headers: {
      'x-forwarded-for': ADDRESS,
      ...(isForm ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    body: isForm ? body : JSON.stringify(body),
  });
}

/** The token in the newest email's link with `mode`. @param {string} mode */
async function mailedToken(mode) {
  const link = new RegExp(`mode=${mode}&token=([\\w-]{43})`);
  const find = () => emails.map((email) => link.exec(email)?.[1]).findLast(Boolean);
  await until(() => find() !== undefined, `the email with ${mode}`);
  return String(find());
}

/** @param {string} name @param {string} email */
async function submit(name, email) {
  const captcha = await post('/api/captchas', {});
  const { id } = /** @type {{ id: string }} */ (await captcha.json());
  const fields = {
    name,
    email,
    youtubeUrl: 'https://youtu.be/abcdefghijk',
    captchaId: id,
    captchaText: CAPTCHA_FIXED_ANSWER,
  };
  const body = new FormData();
  for (const [field, value] of Object.entries(fields)) body.append(field, value);
  body.append('photo', new Blob([photo], { type: 'image/jpeg' }), 'photo.jpg');
  return (await post('/api/contest/entries', body)).status;
}

// @trust log-content
test('the most detailed log of all actions contains no token, password, name or address', async () => {
  const account = { name: 'Gayathri Varma', email: 'gayathri@visitor.example', password: 'kaattu-paadum-7' };
  const secrets = [...Object.values(account), ADDRESS, 'argon2id'];
  expect((await post('/api/auth/signup', account)).status).toBe(201);
  const verifying = await mailedToken('verify-email');
  await fetch(`${site}/auth?mode=verify-email&token=${verifying}`, {
    headers: { 'x-forwarded-for': ADDRESS },
  });
  expect((await post('/api/auth/verify-email', { token: verifying })).status).toBe(204);
  expect((await post('/api/auth/verify-email', { token: verifying })).status).toBe(400);
  expect(
    (await post('/api/auth/login', { ...account, name: undefined, password: 'paattu-mazha-8' })).status,
  ).toBe(401);
  const { email, password } = account;
  const loggedIn = await post('/api/auth/login', { email, password });
  const { accessToken } = /** @type {{ accessToken: string }} */ (await loggedIn.json());
  const cookie = String(loggedIn.headers.getSetCookie()[0]).split(';', 1)[0] ?? '';
  const refreshed = await post('/api/auth/refresh', {}, { cookie, authorization: `Bearer ${accessToken}` });
  expect(refreshed.status).toBe(200);
  expect((await post('/api/auth/forgot-password', { email })).status).toBe(204);
  const resetting = await mailedToken('reset-password');
  expect(
    (await post('/api/auth/reset-password', { token: resetting, password: 'puthiya-paattu-9' })).status,
  ).toBe(204);
  secrets.push(
    verifying,
    resetting,
    accessToken,
    cookie.split('=')[1] ?? '',
    'paattu-mazha-8',
    'puthiya-paattu-9',
  );

  expect(await submit('Lakshmi Pillai', 'refused.lakshmi@entrant.example')).toBe(201);
  expect(await submit('Lakshmi Pillai', 'refused.lakshmi@entrant.example')).toBe(409);
  expect(
    (await post('/api/opt-outs/one-click?email=nobody@entrant.example&token=made-up-token', {})).status,
  ).toBe(400);
  secrets.push('Lakshmi', '@entrant.example', 'made-up-token');

  // An unexpected error: the database reports the whole rejected row.
  for (const table of ['contest_entries', 'users'])
    await queryAsSuperuser(
      dataDir,
      `alter table ${table} add constraint unforeseen check (length(email) < 10) not valid`,
    );
  await query(dataDir, `delete from contest_entries`);
  expect(await submit('Broken Balan', 'broken.balan@entrant.example')).toBe(500);
  const broken = { name: 'Broken Biju', email: 'broken.biju@visitor.example', password: 'thirakal-paadi-5' };
  expect((await post('/api/auth/signup', broken)).status).toBe(500);
  secrets.push('Broken', 'broken.b', broken.password);

  const refused = `select 1 from outgoing_emails where to_address like 'refused%' and last_error is not null`;
  await until(async () => (await query(dataDir, refused)).length > 0, 'the rejection of the email');
  await until(() => start.output().split('unexpected error').length === 3, 'both errors to be logged');
  for (const logged of ['unforeseen', '/api/auth/verify-email', '/api/contest/entries'])
    expect(start.output()).toContain(logged);
  expect(secrets.filter((secret) => start.output().includes(secret))).toEqual([]);
});
