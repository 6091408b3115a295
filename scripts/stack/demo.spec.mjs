// @ts-check
import { join } from 'node:path';
import { freePort, launch, makeDataFolder, query, remove } from '../test/launched.mjs';
import { demoEnvironment } from './demo.mjs';

/** @type {string} */
let dataDir;

beforeEach(() => {
  dataDir = makeDataFolder();
});

afterEach(() => remove(dataDir));

test('a demo takes no database, storage or mail server of a real site', async () => {
  const env = {
    PATH: '/bin',
    NODE_ENV: 'production',
    PORT: '4000',
    DATA_DIR: '/srv/site',
    DATABASE_URL: 'postgres://localhost/site',
    SMTP_URL: 'smtp://localhost',
    S3_BUCKET: 'site',
    SEED_DEMO: 'false',
  };
  expect(await demoEnvironment(env, 'announced')).toEqual({
    PATH: '/bin',
    PORT: '4000',
    DATA_DIR: '/srv/site/demo/announced',
    DEMO_PHASE: 'announced',
  });
});

test('a phase that does not exist is named with those that do', async () => {
  const start = launch({ DATA_DIR: dataDir }, [process.execPath, 'scripts/demo.mjs', '--phase', 'finale']);
  expect(await start.exited).toBe(1);
  expect(start.output()).toContain(
    '--phase finale: the phases are announced, submissions, voting, judging, decided.',
  );
});

test('a demo prints how to log in as owner and as moderator, and a second start keeps its data', async () => {
  const PORT = String(await freePort());
  const command = [process.execPath, 'scripts/demo.mjs'];
  const folder = join(dataDir, 'demo/submissions');

  const first = launch({ PORT, DATA_DIR: dataDir }, command);
  await first.running();
  const [, moderator = ''] = /Moderator's log-in +(\S+)/.exec(first.output()) ?? [];
  const [, password = ''] = /Password of both +(\S+)/.exec(first.output()) ?? [];
  for (const [email, isAdmin] of [
    [moderator, false],
    ['owner@paattu.example', true],
  ]) {
    const response = await fetch(`http://127.0.0.1:${PORT}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password }),
    });
    expect(await response.json()).toMatchObject({ user: { email, isAdmin } });
  }
  await query(folder, `delete from contact_messages where subject like '%First Light'`);
  first.kill('SIGTERM');
  await first.exited;

  const second = launch({ PORT, DATA_DIR: dataDir }, command);
  await second.running();
  expect(second.output()).toContain(password);
  expect(second.output()).toContain(`${folder}: delete the folder to begin again`);
  expect(await query(folder, 'select count(*)::int from contact_messages')).toEqual([{ count: 2 }]);
  second.kill('SIGTERM');
  await second.exited;
});
