import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DataSource } from 'typeorm';
import { createTestApp, type TestApp } from '../../../../test/app.js';
import { type Client, client } from '../../../../test/client.js';
import { eventually } from '../../../../test/eventually.js';
import { createUser } from '../../../../test/factories/users.js';
import { OwnStore } from '../../../../test/s3.js';
import { CONFIG } from '../../../config/config.module.js';
import type { Config } from '../../../config/config.js';
import { dataSourceOptions } from '../../../database/data-source.js';
import { storeBackupBucket } from '../../../infra/settings/backup-bucket.js';
import { BackupPlaces } from '../../../infra/storage/backup-places.js';
import type { BackupDto, CareDto } from '../care.dto.js';
import { whileChosen } from '../place/while-chosen.js';
import { BackupsSweep } from './backups.sweep.js';
import { LOOK, OtherBackupsSweep } from './other-backups.sweep.js';

/** Of a backup that another site has made. */
const OTHER = '2026-01-02T040000Z';

let app: TestApp;
let config: Config;
let care: Client;
let folder: string;
let store: OwnStore;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'paattu-backups-'));
  app = await createTestApp({ env: { BACKUP_DIR: folder } });
  config = app.api.get<Config>(CONFIG, { strict: false });
  care = client(app)
    .as(await createUser(app, { owner: true }))
    .at('/api/admin/care');
});
beforeEach(async () => {
  // Names have seconds: a backup of the test before may have that of the next.
  for (const name of await readdir(folder)) await rm(join(folder, name), { recursive: true });
  store = await OwnStore.start();
  const { keyId: accessKeyId, secret: secretAccessKey, ...where } = store.bucket;
  await storeBackupBucket(app.dataSource.manager, config, { ...where, accessKeyId, secretAccessKey });
  await app.asSuperuser(`truncate backups cascade; update care_settings set place_troubles = '{}'`);
});
afterEach(async () => {
  jest.restoreAllMocks();
  await store.stop();
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true, force: true });
});

const lookForOthers = () => new OtherBackupsSweep(config, app.dataSource).run();
const read = async () => (await care.get<CareDto>('')).body;

async function backUp(): Promise<BackupDto> {
  expect((await care.post('/backups')).status).toBe(202);
  await new BackupsSweep(config, app.dataSource).run();
  return (await read()).backups[0]!;
}

/** Leaves the files of a backup, as if another site had made it. */
async function leaveOther(): Promise<BackupDto> {
  const made = await backUp();
  expect(made.state).toBe('done');
  for (const [key, content] of [...store.objects]) {
    store.objects.delete(key);
    store.objects.set(key.replace(/^[^/]+Z\//, `${OTHER}/`), content);
  }
  await app.dataSource.query('delete from backups');
  store.asked.length = 0;
  return made;
}

/** The store answers what is so with a byte again and again. */
function dripAt(isSo: (request: string) => boolean): Promise<void> {
  return new Promise((resolve) => {
    store.drips = () => {
      if (!isSo(store.asked.at(-1)!)) return false;
      resolve();
      return true;
    };
  });
}

test('a look asks for the size of one file of each backup, and deletes what a crash left once all others are found', async () => {
  const { bytes, files, rows } = await leaveOther();
  const rest = '2026-01-03T040000Z/database/users.copy';
  store.objects.set(rest, Buffer.from('half'));
  await lookForOthers();
  expect((await read()).backups).toMatchObject([{ cause: 'found', bytes, files, rows }]);
  expect(store.objects.has(rest)).toBe(false);
  expect(store.asked.filter((request) => request.startsWith('HEAD'))).toEqual([
    expect.stringContaining('2026-01-03T040000Z/SHA256SUMS'),
    `HEAD ${OTHER}/SHA256SUMS`,
    // Again before the deletion.
    expect.stringContaining('2026-01-03T040000Z/SHA256SUMS'),
  ]);
  const [deleted, read_] = ['DELETE ', `GET ${OTHER}/SHA256SUMS`].map((start) =>
    store.asked.findIndex((request) => request.startsWith(start)),
  );
  expect(deleted).toBeGreaterThan(read_!);
});

test('a folder that is no backup is left out, and the others are found', async () => {
  await leaveOther();
  const file = (name: string) => `${name}/backup.json`;
  const contents = JSON.parse(String(store.objects.get(file(OTHER)))) as object;
  for (const [name, changed] of [
    ['2026-01-04T040000Z', '{'],
    ['2026-01-05T040000Z', JSON.stringify({ ...contents, migrations: ['a\0b'] })],
    ['2026-01-06T040000Z', JSON.stringify({ ...contents, madeAt: '0000-01-01T00:00:00Z' })],
  ] as const) {
    store.objects.set(file(name), Buffer.from(changed));
    store.objects.set(`${name}/SHA256SUMS`, store.objects.get(`${OTHER}/SHA256SUMS`)!);
  }
  await lookForOthers();
  expect(await app.dataSource.query('select name from backups')).toEqual([{ name: OTHER }]);
  expect((await read()).placeTroubles).toEqual([]);
});

// @trust backups-slow-store
test('a store that keeps a look waiting delays no backup, and is left with its place', async () => {
  await leaveOther();
  const dripping = dripAt((request) => request.startsWith(`GET ${OTHER}/SHA256SUMS`));
  const look = lookForOthers();
  await dripping;
  expect(await backUp()).toMatchObject({ state: 'done', whereabouts: 'present' });
  expect(store.dripping).toBe(1);
  expect((await care.delete('/place/bucket')).status).toBe(200);
  await look;
  await eventually(async () => store.dripping === 0);
  const asked = store.asked.length;
  // Names have seconds.
  await app.dataSource.query(`update backups set name = '2026-01-01T000000Z'`);
  expect(await backUp()).toMatchObject({ state: 'done', whereabouts: 'present' });
  expect(store.asked).toHaveLength(asked);
  expect(await read()).toMatchObject({ place: 'folder', placeTroubles: [] });
});

// @trust backups-slow-store
test('a look that takes too long is a trouble of the place', async () => {
  await leaveOther();
  jest.replaceProperty(LOOK, 'withinMs', 200);
  void dripAt((request) => request.startsWith('GET '));
  await lookForOthers();
  expect((await read()).placeTroubles).toMatchObject([{ use: 'look', failure: 'bucket-busy' }]);
  await eventually(async () => store.dripping === 0);
});

// @trust backups-slow-store
test('a store that keeps the rest of a backup is left with its place, and the next backup is made where they go now', async () => {
  await care.post('/backups');
  await app.dataSource.query(
    `update backups set state = 'running', begun_at = now(), place = $1, name = '${OTHER}'`,
    [`${store.bucket.endpoint}/${store.bucket.bucket}`],
  );
  store.objects.set(`${OTHER}/database/users.copy`, Buffer.from('half'));
  const dripping = dripAt((request) => request.startsWith('DELETE '));
  const run = new BackupsSweep(config, app.dataSource).run();
  await dripping;
  expect((await care.post('/backups')).status).toBe(202);
  expect((await care.delete('/place/bucket')).status).toBe(200);
  await run;
  expect((await read()).backups).toMatchObject([
    { state: 'done', error: null, whereabouts: 'present' },
    { state: 'failed', failure: 'interrupted', whereabouts: 'away' },
  ]);
  await eventually(async () => store.dripping === 0);
});

test('the error of a look that the database does not survive is that of the look', async () => {
  const dataSource = await new DataSource(dataSourceOptions(config.databaseUrl, () => {})).initialize();
  const places = await BackupPlaces.read(config, dataSource);
  const look = whileChosen(config, dataSource, places, 60_000, async () => {
    await dataSource.destroy();
    throw new Error('the bucket is full');
  });
  await expect(look).rejects.toThrow('the bucket is full');
});
