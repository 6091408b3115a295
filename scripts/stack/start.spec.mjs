// @ts-check
import { existsSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import {
  alive,
  descendants,
  freePort,
  launch,
  makeDataFolder,
  processOf,
  query,
  queryAsSuperuser,
  remove,
  until,
} from '../test/launched.mjs';

/** @type {string} */
let dataDir;
/** @type {string} */
let PORT;

beforeEach(async () => {
  dataDir = makeDataFolder();
  PORT = String(await freePort());
});

afterEach(() => remove(dataDir));

describe('a start that fails says why, and leaves nothing behind', () => {
  /** @param {Record<string, string>} env */
  async function failedStart(env) {
    const start = launch({ PORT, DATA_DIR: dataDir, ...env });
    expect(await start.exited).toBe(1);
    return start.output();
  }

  test('a taken port', async () => {
    const other = createServer().listen(Number(PORT), '127.0.0.1');
    try {
      expect(await failedStart({})).toContain(
        `Port ${PORT} is taken. Stop the program that uses it, or choose another with PORT`,
      );
      expect(existsSync(join(dataDir, 'postgres'))).toBe(false);
    } finally {
      other.close();
    }
  });

  // @trust start-checks
  test('a data folder that is a file', async () => {
    const file = join(dataDir, 'file');
    writeFileSync(file, '');
    expect(await failedStart({ DATA_DIR: file })).toContain(
      `DATA_DIR: the data folder ${file} cannot be written to`,
    );
  });

  test('an invalid setting', async () => {
    expect(await failedStart({ PORT: 'abc' })).toMatch(/^ *PORT: /m);
  });

  // @trust production-secrets
  test('missing secrets in production, all at once', async () => {
    const output = await failedStart({ NODE_ENV: 'production' });
    expect(output).toMatch(/^ *DATABASE_URL: /m);
    expect(output).toMatch(/^ *JWT_SECRET: /m);
    expect(output).toMatch(/^ *LINK_SECRET: /m);
    expect(output).toMatch(/^ *VOTE_PEPPER: /m);
    expect(existsSync(join(dataDir, 'secrets.json'))).toBe(false);
  });

  // @trust production-secrets
  test('weak secrets in production', async () => {
    const weak = 'change-me-change-me-change-me-please';
    const output = await failedStart({
      NODE_ENV: 'production',
      DATABASE_URL: 'postgres://localhost/paattu',
      JWT_SECRET: weak,
      LINK_SECRET: weak,
      VOTE_PEPPER: weak,
    });
    expect(output).toMatch(/^ *JWT_SECRET: is too weak for production/m);
    expect(output).toMatch(/^ *LINK_SECRET: is too weak for production/m);
    expect(output).toMatch(/^ *VOTE_PEPPER: is too weak for production/m);
  });
});

test('everything stops cleanly; a process that dies is restarted; a second start reports the first', async () => {
  const start = launch({ PORT, DATA_DIR: dataDir });
  await start.running();
  expect(start.output()).toMatch(/Password +\S{4}-\S{4}-\S{4}-\S{4}\n/);

  const worker = processOf(start.pid, 'worker.js');
  process.kill(worker, 'SIGKILL');
  await until(() => ![0, worker].includes(processOf(start.pid, 'worker.js')), 'a new worker');

  const second = launch({ PORT: String(await freePort()), DATA_DIR: dataDir });
  expect(await second.exited).toBe(1);
  expect(second.output()).toContain('Another start is running with this data');

  const family = descendants(start.pid);
  expect(family.length).toBeGreaterThanOrEqual(4);
  start.kill('SIGTERM');
  expect(await start.exited).toBe(0);
  expect(alive(family)).toEqual([]);
});

test('a first start and a later one print sentences alone, an error among them, and the link of an email', async () => {
  const env = { PORT, DATA_DIR: dataDir, LOG_LEVEL: '', SEED_DEMO: 'true' };
  for (const greeting of [/Password +\S{4}-\S{4}-\S{4}-\S{4}\n/, /Password +as printed at the first start/]) {
    const start = launch(env);
    await start.running();
    expect(start.output()).toMatch(/^ {2}Everything runs, after \d+ s\.$/m);
    expect(start.output()).toMatch(greeting);
    expect(start.output()).not.toMatch(/[{}]|INFO/);
    await fetch(`http://127.0.0.1:${PORT}/songs`);
    const account = { name: 'Meera', email: `${start.pid}@visitor.example`, password: 'kaattu-paadum-7' };
    const response = await fetch(`http://127.0.0.1:${PORT}/api/auth/signup`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(account),
    });
    expect(response.status).toBe(201);
    const link = /^The email "verify-email" is kept, because no mail server is set\. Its link: http\S+$/m;
    await until(() => link.test(start.output()), 'the link of the email');
    expect(start.output()).not.toMatch(/[{}]|request completed/);

    await queryAsSuperuser(dataDir, 'alter table contact_messages add check (false) not valid');
    const message = { name: 'Meera', email: 'meera@example.com', subject: 'A song', message: 'Loved it.' };
    await fetch(`http://127.0.0.1:${PORT}/api/contact`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(message),
    });
    await until(() => /^\[\d\d:\d\d:\d\d\] ERROR: /m.test(start.output()), 'the error');
    start.kill('SIGTERM');
    expect(await start.exited).toBe(0);
  }
});

test('SEED_DEMO=false after a start with the demo says that the demo stays, and what begins empty', async () => {
  const env = { PORT, DATA_DIR: dataDir };
  const notice =
    /Still the demo +this data began with the demo: another DATA_DIR, or (\S+) deleted, begins empty\n/;
  for (const [seedDemo, folder] of /** @type {[string, string | undefined][]} */ ([
    ['true', undefined],
    ['false', dataDir],
  ])) {
    const start = launch({ ...env, SEED_DEMO: seedDemo });
    await start.running();
    expect(notice.exec(start.output())?.[1]).toBe(folder);
    start.kill('SIGTERM');
    expect(await start.exited).toBe(0);
  }
});

test('an empty site has no owner: the code of its first start makes one, and a later start leaves it as it is', async () => {
  const env = { PORT, DATA_DIR: dataDir, OWNER_EMAIL: '', LOG_LEVEL: '' };
  const site = `http://127.0.0.1:${PORT}`;
  /** @param {string} path @param {object} body */
  const post = (path, body) =>
    fetch(`${site}/api/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const owner = { email: 'asha@songs.asha.in', password: 'kaattu-paadum-7' };

  const first = launch(env);
  await first.running();
  const [, code = ''] = /\/setup and type the code (\S+) /.exec(first.output()) ?? [];
  expect(first.output()).toMatch(/Owner's log-in +as chosen at \S+\/setup\n/);
  expect(first.output()).toMatch(/Password +as chosen there\n/);
  expect((await post('setup', { ...owner, code })).status).toBe(201);
  first.kill('SIGTERM');
  expect(await first.exited).toBe(0);

  const next = launch({ ...env, SEED_DEMO: '' });
  await next.running();
  expect(next.output()).not.toContain('type the code');
  expect(next.output()).toMatch(/No demo +this data began with SEED_DEMO=false: /);
  const loggedIn = await post('auth/login', owner);
  expect(await loggedIn.json()).toMatchObject({ user: { isAdmin: true } });
  expect(await query(dataDir, 'select email from users')).toEqual([{ email: owner.email }]);
  expect(await query(dataDir, 'select from uploaded_songs')).toEqual([]);
  expect(next.output()).not.toContain('Still the demo');
  next.kill('SIGTERM');
  expect(await next.exited).toBe(0);
});

test('kill -9 leaves no process, and the next start finds the committed data', async () => {
  const start = launch({ PORT, DATA_DIR: dataDir });
  await start.running();
  const family = descendants(start.pid);
  const message = { name: 'Meera', email: 'meera@example.com', subject: 'A song', message: 'Loved it.' };
  const response = await fetch(`http://127.0.0.1:${PORT}/api/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(message),
  });
  expect(response.ok).toBe(true);
  start.kill('SIGKILL');
  await until(() => alive(family).length === 0, 'the end of all its processes');

  const next = launch({ PORT, DATA_DIR: dataDir }, ['npm', 'start']);
  await next.running();
  expect(next.output()).toContain('as printed at the first start');
  expect(await query(dataDir, 'select name, email, subject, message from contact_messages')).toEqual([
    message,
  ]);

  const nextFamily = descendants(next.pid);
  next.kill('SIGKILL');
  await until(() => alive(nextFamily).length === 0, 'the end of everything that a killed npm leaves');
});

test('each request is logged once, with only its path and the id from the proxy', async () => {
  const start = launch({ PORT, DATA_DIR: dataDir, LOG_LEVEL: 'info' });
  try {
    await start.running();
    const paths = ['/', '/songs', '/api/songs', '/api/contest/entries', '/nowhere'];
    for (const [n, path] of [...paths, '/health/live'].entries()) {
      await fetch(`http://127.0.0.1:${PORT}${path}?token=secret`, {
        headers: { 'x-request-id': `request-${n}` },
      });
    }
    const logged = () =>
      start
        .output()
        .split('\n')
        .filter((line) => line.includes('"id":"request-'))
        .map((line) => JSON.parse(line).req);
    await until(() => logged().length >= paths.length, 'the log');
    expect(logged().toSorted((one, other) => one.id.localeCompare(other.id))).toEqual(
      paths.map((path, n) => ({ id: `request-${n}`, method: 'GET', path })),
    );
    expect(start.output()).not.toContain('token=secret');
  } finally {
    start.kill('SIGTERM');
    await start.exited;
  }
});
