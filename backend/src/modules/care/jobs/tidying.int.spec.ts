import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestApp, type TestApp } from '../../../../test/app.js';
import { type Client, client } from '../../../../test/client.js';
import { createUser } from '../../../../test/factories/users.js';
import { OwnStore } from '../../../../test/s3.js';
import { CONFIG } from '../../../config/config.module.js';
import type { Config } from '../../../config/config.js';
import { storeBackupBucket } from '../../../infra/settings/backup-bucket.js';
import { ErasureJournal } from '../../../infra/storage/erasure-journal.js';
import { S3Storage } from '../../../infra/storage/s3-storage.js';
import type { BackupDto, CareDto } from '../care.dto.js';
import { BackupsSweep } from './backups.sweep.js';
import { TIDYING, TidyingSweep } from './tidying.sweep.js';

const FAILED = '2026-01-02T040000Z';

let app: TestApp;
let config: Config;
let care: Client;
let folder: string;
let store: OwnStore;
let place: string;

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
  place = `${where.endpoint}/${where.bucket}`;
  await storeBackupBucket(app.dataSource.manager, config, { ...where, accessKeyId, secretAccessKey });
  await app.asSuperuser(`truncate backups, restores cascade; update care_settings set place_troubles = '{}'`);
});
afterEach(async () => {
  jest.restoreAllMocks();
  await store.stop();
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true, force: true });
});

const newWorker = () => new TidyingSweep(config, app.dataSource, app.get(ErasureJournal));
const read = async () => (await care.get<CareDto>('')).body;

async function backUp(): Promise<BackupDto> {
  expect((await care.post('/backups')).status).toBe(202);
  await new BackupsSweep(config, app.dataSource).run();
  return (await read()).backups[0]!;
}

/** Backups of earlier days, the oldest first. Names have seconds. */
async function addEarlier(count: number): Promise<string[]> {
  const rows = await app.dataSource.query<Array<{ name: string }>>(
    `insert into backups (name, cause, state, begun_at, ended_at, place)
     select to_char(day, 'YYYY-MM-DD"T"HH24MISS"Z"'), 'night', 'done', day, day, $2
     from generate_series(now() - make_interval(days => $1), now() - interval '1 day', interval '1 day') day
     returning name`,
    [count, place],
  );
  const names = rows.map(({ name }) => name).sort();
  for (const name of names) store.objects.set(`${name}/SHA256SUMS`, Buffer.from('sums'));
  return names;
}

async function addFailed(): Promise<void> {
  await app.dataSource.query(
    `insert into backups (name, cause, state, begun_at, ended_at, failure, place)
     values ($1, 'night', 'failed', '2026-01-02', '2026-01-02', 'bucket-busy', $2)`,
    [FAILED, place],
  );
  store.objects.set(`${FAILED}/database/users.copy`, Buffer.from('half'));
}

const hasRest = () => store.objects.has(`${FAILED}/database/users.copy`);
const isStored = (name: string) => store.objects.has(`${name}/SHA256SUMS`);

// @trust backups-slow-store
test('a store that keeps the deletion of old backups waiting delays no backup, and is left with its place', async () => {
  const [oldest = ''] = await addEarlier(16);
  const dripping = new Promise<void>((resolve) => {
    store.drips = (method, url) => {
      if (method !== 'DELETE' || !url.pathname.includes(oldest)) return false;
      resolve();
      return true;
    };
  });
  const tidying = newWorker().run();
  await dripping;
  expect(await backUp()).toMatchObject({ state: 'done', whereabouts: 'present' });
  expect(store.dripping).toBe(1);
  expect((await care.delete('/place/bucket')).status).toBe(200);
  await tidying;
  expect((await read()).placeTroubles).toEqual([]);
});

// @trust backups-crash
test('the rest of a backup that failed is deleted, whatever has succeeded since, and not asked for again', async () => {
  await addFailed();
  await addEarlier(3);
  await newWorker().run();
  expect(hasRest()).toBe(false);
  store.asked.length = 0;
  await newWorker().run();
  expect(store.asked.filter((request) => request.includes(FAILED))).toEqual([]);
});

// @trust backups-slow-store
test('a tidying that failed is a trouble of the place, and the next one goes on where it ended', async () => {
  const [first = '', second = '', kept = ''] = await addEarlier(16);
  await addFailed();
  const worker = newWorker();
  jest.replaceProperty(TIDYING, 'againAfterMs', 0);
  store.refusal = { status: 403, code: 'AccessDenied' };
  store.refuses = (method, url) =>
    method === 'DELETE' && [second, FAILED].some((name) => url.pathname.includes(name));
  await worker.run();
  expect((await read()).placeTroubles).toMatchObject([{ use: 'tidying', failure: 'bucket-rights' }]);
  expect([isStored(first), isStored(second), hasRest()]).toEqual([false, true, true]);
  // Without a new backup.
  store.refusal = null;
  await worker.run();
  expect((await read()).placeTroubles).toEqual([]);
  expect([isStored(second), hasRest(), isStored(kept)]).toEqual([false, false, true]);
  store.asked.length = 0;
  await worker.run();
  expect(store.asked).toEqual([]);
});

// @trust restore-fair
test('an old backup stays that the owner restores while those before it are deleted', async () => {
  const [first = '', second = ''] = await addEarlier(16);
  const { deleteFolder } = S3Storage.prototype;
  jest.spyOn(S3Storage.prototype, 'deleteFolder').mockImplementation(async function (this: S3Storage, name) {
    await app.dataSource.query(
      `insert into restores (backup_name, backup_made_at, asked_by)
       select $1, now(), (select id from users) where not exists (select from restores)`,
      [second],
    );
    await deleteFolder.call(this, name);
  });
  await newWorker().run();
  expect([isStored(first), isStored(second)]).toEqual([false, true]);
});
