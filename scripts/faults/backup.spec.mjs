// @ts-check
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { backendDist } from '../lib/project.mjs';
import { startCluster } from '../stack/postgres/cluster.mjs';
import { addFirstContest } from '../test/first-contest.mjs';
import { freePort, launch, makeDataFolder, query, remove, until } from '../test/launched.mjs';

const OWNER = { email: 'owner@paattu.example', password: 'vK7-pazha-mazha-93' };
const CAPTCHA_FIXED_ANSWER = 'ABC234';
const fixtures = join(import.meta.dirname, '../..');
const song = readFileSync(join(fixtures, 'backend/test/fixtures/tone.mp3'));
const photo = readFileSync(join(fixtures, 'e2e/fixtures/verification-photo.jpg'));

/** @type {string[]} */
const folders = [];
/** @type {string} */
let dataDir;
/** @type {string} */
let backups;
/** @type {number} */
let port;

beforeEach(async () => {
  [dataDir, backups] = [newFolder(), newFolder()];
  port = await freePort();
});

afterEach(() => folders.splice(0).forEach(remove));

function newFolder() {
  const folder = makeDataFolder();
  folders.push(folder);
  return folder;
}

/**
 * Runs `npm run backup` or `npm run restore`.
 * @param {'backup' | 'restore'} command
 * @param {string} folder of the backup
 * @param {string} data of the site
 * @param {string[]} options of a restore
 */
async function runCommand(command, folder, data, options = ['--no-erasures']) {
  const words = command === 'restore' ? [folder, ...options] : [folder];
  const run = launch({ DATA_DIR: data }, ['npm', 'run', '--silent', command, '--', ...words]);
  return { code: await run.exited, output: run.output() };
}

/** @param {string} data */
async function startSite(data) {
  const start = launch({
    PORT: String(port),
    DATA_DIR: data,
    OWNER_PASSWORD: OWNER.password,
    CAPTCHA_FIXED_ANSWER,
  });
  await start.running();
  const isNew = data === dataDir && (await query(data, 'select from contests')).length === 0;
  if (isNew) await addFirstContest((sql, values) => query(data, sql, values));
  return {
    stop: async () => {
      start.kill('SIGTERM');
      expect(await start.exited).toBe(0);
    },
  };
}

/**
 * @param {string} path
 * @param {RequestInit} [init]
 */
const ask = (path, init) => fetch(`http://127.0.0.1:${port}${path}`, init);

/** @param {Response} response */
const bodyOf = async (response) => /** @type {Record<string, any>} */ (await response.json());

async function logIn() {
  const response = await ask('/api/auth/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(OWNER),
  });
  expect(response.status).toBe(200);
  const { accessToken } = await bodyOf(response);
  return { authorization: `Bearer ${accessToken}` };
}

/** @param {Record<string, string | Blob>} fields */
function form(fields) {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  return body;
}

async function uploadSong() {
  const response = await ask('/api/admin/songs', {
    method: 'POST',
    headers: await logIn(),
    body: form({
      title: 'Monsoon Letter',
      artist: 'Asha Menon',
      description: 'മഴ പെയ്യുന്നു\n\nand it rains',
      audio: new Blob([song], { type: 'audio/mpeg' }),
    }),
  });
  expect(response.status).toBe(201);
  return String((await bodyOf(response)).id);
}

async function submitEntry(videoId = 'abcdefghijk') {
  const captcha = await bodyOf(await ask('/api/captchas', { method: 'POST' }));
  const response = await ask('/api/contest/entries', {
    method: 'POST',
    body: form({
      name: 'Meera',
      email: 'meera@visitor.example',
      youtubeUrl: `https://youtu.be/${videoId}`,
      captchaId: captcha.id,
      captchaText: CAPTCHA_FIXED_ANSWER,
      photo: new Blob([photo], { type: 'image/jpeg' }),
    }),
  });
  expect(response.status).toBe(201);
  return String((await bodyOf(response)).id);
}

/**
 * Starts the stopped site until it has erased its deleted entry.
 * @param {string} journal of erasures, which is the last thing that an erasure writes
 */
async function eraseDeleted(journal) {
  const site = await startSite(dataDir);
  const left = `select from contest_entries where status = 'deleted'`;
  await until(async () => (await query(dataDir, left)).length === 0 && existsSync(journal), 'the erasure');
  await site.stop();
}

/**
 * A song and an entry as visitors and the owner receive them.
 * @param {string} songId
 * @param {string} entryId
 */
async function readSite(songId, entryId) {
  const bytesOf = async (/** @type {Response} */ response) => {
    expect(response.status).toBe(200);
    return Buffer.from(await response.arrayBuffer()).toString('base64');
  };
  return {
    songs: await bodyOf(await ask('/api/songs')),
    audio: await bytesOf(await ask(`/api/songs/${songId}/audio`)),
    lyrics: await bytesOf(await ask(`/api/songs/${songId}/lyrics`)),
    photo: await bytesOf(await ask(`/api/contest/entries/${entryId}/photo`, { headers: await logIn() })),
  };
}

// @trust backup-and-restore
test('a running site is backed up, and restored elsewhere with every byte', async () => {
  const folder = join(backups, 'first');
  const site = await startSite(dataDir);
  const [songId, entryId] = [await uploadSong(), await submitEntry()];
  await ask(`/api/songs/${songId}/plays`, { method: 'POST' });
  expect(await runCommand('backup', folder, dataDir)).toEqual({
    code: 0,
    output: expect.stringMatching(/^Backed up to .*first: \d+ rows of \d+ tables, 4 files, all checked\.\n$/),
  });
  const before = await readSite(songId, entryId);
  expect(before.audio).toBe(song.toString('base64'));
  await site.stop();

  const place = newFolder();
  expect(await runCommand('restore', folder, place)).toEqual({
    code: 0,
    output: expect.stringMatching(
      /^Restored from .*first: \d+ rows of \d+ tables, 4 files, all checked\.\n$/,
    ),
  });
  const restored = await startSite(place);
  expect(await readSite(songId, entryId)).toEqual(before);
  // A sequence continues after the restore.
  await ask(`/api/songs/${songId}/downloads`, { method: 'POST' });
  const interactions = 'select id::int, interaction_type as type from song_interactions order by id';
  expect(await query(place, interactions)).toEqual([
    { id: 1, type: 'play' },
    { id: 2, type: 'download' },
  ]);
  await restored.stop();
});

describe('a backup of a stopped site', () => {
  /** @type {string} */
  let folder;

  beforeEach(async () => {
    const site = await startSite(dataDir);
    await submitEntry();
    await site.stop();
    folder = join(backups, 'stopped');
    expect((await runCommand('backup', folder, dataDir)).code).toBe(0);
  });

  // @trust backup-checks
  test('is restored only into an empty database and folder', async () => {
    const back = await runCommand('restore', folder, dataDir);
    expect(back.code).toBe(1);
    expect(back.output).toMatch(
      /^DATA_DIR: the folder .*\/files is not empty \(it has contest-submissions\/.*\)\. A backup is restored into an empty one only\.\n$/,
    );

    remove(join(dataDir, 'files'));
    const database = await runCommand('restore', folder, dataDir);
    expect(database.code).toBe(1);
    expect(database.output).toMatch(
      /^DATABASE_URL: the database is not empty \(it has \S+\)\. A backup is restored into an empty one only\.\n$/,
    );
    expect(existsSync(join(dataDir, 'files'))).toBe(false);
  });

  test('is restored on a server that has no roles yet, as a new one of the compose file', async () => {
    const cluster = await startCluster({ folder: newFolder(), password: 'tests', durable: false });
    try {
      const variables = {
        DATA_DIR: newFolder(),
        DATABASE_URL: cluster.url('paattu_server', 'tests', 'paattu'),
        MIGRATION_DATABASE_URL: cluster.url('paattu_migrator', 'tests', 'paattu'),
        SUPERUSER_DATABASE_URL: cluster.superuserUrl('postgres'),
        NODE_ENV: 'test',
        JWT_SECRET: '3f9a1c7e5b2d8f604a6c9e1b7d3f5a82',
        LINK_SECRET: '8d2b6f0e4c1a7953b8d4f2e6a0c7195e',
        VOTE_PEPPER: '4f1c7a9e3b6d2580c9e7a1f4d3b6082c',
      };
      const program = `${backendDist}/commands/restore.js`;
      const restore = launch(variables, [process.execPath, program, folder, '--no-erasures']);
      expect(await restore.exited).toBe(0);
      expect(restore.output()).toMatch(/^Restored from /);
      const client = new pg.Client({ connectionString: variables.DATABASE_URL });
      await client.connect();
      const { rows } = await client.query('select name from contest_entries');
      await client.end();
      expect(rows).toEqual([{ name: 'Meera' }]);
    } finally {
      await cluster.stop();
    }
  });

  // @trust backup-checks
  test('is not restored after one byte changed, and the target stays empty', async () => {
    const rows = join(folder, 'database/contest_entries.copy');
    writeFileSync(rows, readFileSync(rows, 'utf8').replace('Meera', 'Maara'));
    const [place, journal] = [newFolder(), join(newFolder(), 'erasures.jsonl')];
    writeFileSync(
      journal,
      '{"at":"2025-07-01T10:00:00.000Z","what":"entry","id":"00000000-0000-4000-8000-000000000001"}\n',
    );
    expect(await runCommand('restore', folder, place, ['--erasures', journal])).toEqual({
      code: 1,
      output: 'The backup is damaged:\n  database/contest_entries.copy differs from its checksum\n',
    });
    expect(existsSync(join(place, 'files'))).toBe(false);
    // Whatever ends a restore, its journal is in place.
    expect(readFileSync(join(place, 'erasures.jsonl'), 'utf8')).toContain('000000000001');
  });
});

// @trust restore-erases
test('an erased entry does not come back from a backup, with its photo, when the erasure journal is replayed', async () => {
  const folder = join(backups, 'before');
  const site = await startSite(dataDir);
  const [entryId, keptId] = [await submitEntry(), await submitEntry('abcdefghijl')];
  expect((await runCommand('backup', folder, dataDir)).code).toBe(0);
  const deleted = await ask(`/api/admin/entries/${entryId}`, { method: 'DELETE', headers: await logIn() });
  expect(deleted.status).toBe(200);
  // An entry is erased a day later.
  await query(dataDir, `update contest_entries set deleted_at = deleted_at - interval '24 hours'`);
  await site.stop();
  const journal = join(dataDir, 'erasures.jsonl');
  await eraseDeleted(journal);
  expect(readFileSync(journal, 'utf8')).not.toMatch(/meera/i);

  const place = newFolder();
  const refused = await runCommand('restore', folder, place, []);
  expect({ code: refused.code, output: refused.output }).toEqual({
    code: 1,
    output: expect.stringMatching(/^Name the erasure journal of the site/),
  });
  const missing = ['--erasures', join(place, 'no-such-file')];
  expect((await runCommand('restore', folder, place, missing)).output).toMatch(
    /cannot be read\. Name the erasure journal of the site/,
  );
  expect(await runCommand('restore', folder, place, ['--erasures', journal])).toEqual({
    code: 0,
    output: expect.stringMatching(/^Erased again: 1 of what the backup still had\.\nRestored from /),
  });
  // The journal is there for the next restore.
  expect(readFileSync(join(place, 'erasures.jsonl'), 'utf8')).toContain(entryId);

  // As after a restore that was ended before it erased again.
  const early = newFolder();
  expect((await runCommand('restore', folder, early)).code).toBe(0);
  copyFileSync(journal, join(early, 'erasures.jsonl'));
  const photosOf = (/** @type {string} */ data) =>
    readdirSync(join(data, 'files/contest-submissions/contest-images')).length;
  expect(photosOf(early)).toBe(4);
  for (const count of [1, 0]) {
    const again = launch({ DATA_DIR: early }, ['npm', 'run', '--silent', 'restore', '--', '--only-erasures']);
    expect({ code: await again.exited, output: again.output() }).toEqual({
      code: 0,
      output: `Erased again: ${count} of what the backup still had.\n`,
    });
  }
  expect(photosOf(early)).toBe(2);

  const restored = await startSite(place);
  const photo = async (/** @type {string} */ id) =>
    (await ask(`/api/contest/entries/${id}/photo`, { headers: await logIn() })).status;
  expect([await photo(entryId), await photo(keptId)]).toEqual([404, 200]);
  expect(photosOf(place)).toBe(2);
  expect(
    await query(place, 'select distinct entry_id from outgoing_emails where entry_id is not null'),
  ).toEqual([{ entry_id: keptId }]);
  await restored.stop();
});

test('a backup needs a new folder and a site', async () => {
  const taken = join(backups, 'taken');
  mkdirSync(join(taken, 'something'), { recursive: true });
  expect(await runCommand('backup', taken, join(dataDir, 'none'))).toEqual({
    code: 1,
    output: `\nDATA_DIR: there is no database in ${dataDir}/none. Set DATA_DIR to the folder of the site to back up.\n`,
  });
  const site = await startSite(dataDir);
  const { code, output } = await runCommand('backup', taken, dataDir);
  expect({ code, output }).toEqual({
    code: 1,
    output: `${taken} is not empty; a backup needs a new folder.\n`,
  });
  expect(existsSync(join(taken, 'something'))).toBe(true);
  await site.stop();
});
