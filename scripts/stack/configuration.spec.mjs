// @ts-check
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../lib/project.mjs';
import { pretendDocker } from '../images/pretended-docker.mjs';
import { readEnvironment } from './configuration.mjs';

/** @type {string} */
let folder;
/** @type {jest.SpyInstance} */
let print;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'paattu-settings-'));
  print = jest.spyOn(console, 'log').mockImplementation(() => {});
});

afterEach(() => {
  jest.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

/** @param {string} [more] lines after those of init.sh */
function initialize(more = '') {
  copyFileSync(join(root, 'init.sh'), join(folder, 'init.sh'));
  const flags = ['--domain', 'songs.example.org', '--email', 'artist@songs.example.org', '--no-smtp'];
  const { PATH } = pretendDocker(folder);
  const { status } = spawnSync('sh', ['./init.sh', ...flags, '--behind-proxy'], {
    cwd: folder,
    env: { ...process.env, PATH },
  });
  expect(status).toBe(0);
  if (more) writeFileSync(join(folder, '.env'), more, { flag: 'a' });
}

const NAMES = ['PUBLIC_URL', 'OWNER_EMAIL', 'LINK_SECRET', 'DATABASE_URL', 'PORT'];
async function found() {
  const env = await readEnvironment(join(folder, '.env'));
  return Object.fromEntries(Object.entries(env).filter(([name]) => NAMES.includes(name)));
}

test('the settings that init.sh writes for Docker Compose are those of its site alone, and a sentence says so', async () => {
  initialize();
  expect(await found()).toEqual({});
  expect(print.mock.calls).toEqual([
    [expect.stringMatching(/^The file \.env is the one of "docker compose".* It is not read here/)],
  ]);
});

test('a .env that names the database is read: Docker Compose makes that address itself', async () => {
  initialize('DATABASE_URL=postgres://db.example.org/paattu\n');
  expect(await found()).toMatchObject({
    PUBLIC_URL: 'https://songs.example.org',
    DATABASE_URL: 'postgres://db.example.org/paattu',
  });
  expect(print).not.toHaveBeenCalled();
});

test('without passwords of Docker Compose, .env is read, and an empty variable counts as absent', async () => {
  writeFileSync(join(folder, '.env'), 'PORT=3100\nPOSTGRES_PASSWORD=\nPUBLIC_URL=\n');
  expect(await found()).toEqual({ PORT: '3100' });
  expect(print).not.toHaveBeenCalled();
});

test('the environment comes before .env', async () => {
  writeFileSync(join(folder, '.env'), 'PORT=3100\n');
  process.env.PORT = '3200';
  try {
    expect(await found()).toEqual({ PORT: '3200' });
  } finally {
    delete process.env.PORT;
  }
});
