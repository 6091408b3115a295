import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestApp, type TestApp } from '../../../../test/app.js';
import { type Client, client } from '../../../../test/client.js';
import { createUser } from '../../../../test/factories/users.js';
import { OwnStore } from '../../../../test/s3.js';
import { unzip } from '../../../../test/unzip.js';
import { zip } from '../../../../test/zip.js';
import { CONFIG } from '../../../config/config.module.js';
import type { Bucket, Config } from '../../../config/config.js';
import { storeBackupBucket } from '../../../infra/settings/backup-bucket.js';
import { BUCKET_PROBLEMS, type BucketProblem } from '../../../infra/storage/bucket-error.js';
import { SLOWEST } from '../../../infra/storage/progress-timeout.js';
import type { CareDto } from '../care.dto.js';
import { BackupsSweep } from '../jobs/backups.sweep.js';
import { OtherBackupsSweep } from '../jobs/other-backups.sweep.js';
import { beginAskedRestore } from '../restores/restore-state.js';
import { verifyDue } from '../verify-due.js';
import { refusalOf } from './explain-bucket.js';

let app: TestApp;
let config: Config;
let care: Client;
let folder: string;
let store: OwnStore;
/** The files of the one backup, and the ZIP of it. */
let stored: ReadonlyMap<string, Buffer>;
let whole: Buffer;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'paattu-backups-'));
  store = await OwnStore.start();
  app = await createTestApp({ env: { BACKUP_DIR: folder } });
  config = app.api.get<Config>(CONFIG, { strict: false });
  care = client(app)
    .as(await createUser(app, { owner: true }))
    .at('/api/admin/care');
  await storeBucket();
  const { id } = await backUp();
  const { body } = await care.post<{ path: string }>(`/backups/${id}/link`);
  whole = Buffer.from(await (await fetch(new URL(body.path, app.url))).arrayBuffer());
  stored = new Map(store.objects);
});
beforeEach(async () => {
  heal();
  await app.reset();
  store.objects.clear();
  for (const [key, object] of stored) store.objects.set(key, object);
});
afterAll(async () => {
  heal();
  await app.close();
  await store.stop();
  await rm(folder, { recursive: true, force: true });
});

const newWorker = () => new BackupsSweep(config, app.dataSource);
/** Of a new worker. */
const lookForOthers = () => new OtherBackupsSweep(config, app.dataSource).run();
const read = async () => (await care.get<CareDto>('')).body;

async function backUp() {
  expect((await care.post('/backups')).status).toBe(202);
  await newWorker().run();
  const [backup] = (await read()).backups;
  return backup!;
}

function bucketOf(changes: object = {}): Bucket {
  const { keyId: accessKeyId, secret: secretAccessKey, ...where } = store.bucket;
  return { ...where, accessKeyId, secretAccessKey, ...changes };
}

/** The backups stay those of this bucket, as if its store had moved. */
async function storeBucket(changes: object = {}): Promise<void> {
  await storeBackupBucket(app.dataSource.manager, config, bucketOf(changes));
  const { endpoint, bucket } = bucketOf(changes);
  await app.dataSource.query(`update backups set place = $1`, [`${endpoint}/${bucket}`]);
}

function heal(): void {
  store.refusal = null;
  store.drips = () => false;
  jest.restoreAllMocks();
}

const refuse = (status: number, code: string) => async () => {
  store.refusal = { status, code };
};

/** How the store of the test gets each problem. */
const PROBLEMS: Record<BucketProblem, () => Promise<void>> = {
  key: refuse(403, 'InvalidAccessKeyId'),
  missing: refuse(404, 'NoSuchBucket'),
  rights: refuse(403, 'AccessDenied'),
  region: refuse(400, 'AuthorizationHeaderMalformed'),
  clock: refuse(403, 'RequestTimeTooSkewed'),
  full: refuse(507, 'InsufficientStorage'),
  busy: refuse(503, 'SlowDown'),
  other: refuse(418, 'Teapot'),
  silent: async () => {
    store.refusal = {};
  },
  name: () => storeBucket({ endpoint: 'http://store.invalid' }),
  tls: () => storeBucket({ endpoint: store.bucket.endpoint.replace('http:', 'https:') }),
  inside: async () => {
    await storeBucket({ endpoint: store.bucket.endpoint.replace('http://127.0.0.1', 'https://localhost') });
    jest.replaceProperty(config, 'production', true);
  },
  slow: async () => {
    jest.replaceProperty(SLOWEST, 'graceMs', 300);
    jest.replaceProperty(SLOWEST, 'bytesPerSecond', 1e12);
    jest.replaceProperty(SLOWEST, 'answerMs', 0);
    store.drips = () => true;
  },
};

/** All that uses the place, and what the owner reads then: the name of the failure, or the sentence of the problem. */
const USES: Record<string, () => Promise<unknown>> = {
  'a trial': async () => (await care.put('/place/bucket', await typed())).body.message,
  'a backup': async () => {
    await app.dataSource.query(`update backups set name = '2026-01-01T000000Z'`);
    return (await backUp()).failure;
  },
  'a verification': async () => {
    // Of an error that may pass, after a day of it.
    for (let day = 0; day < 2; day += 1) {
      await verifyDue(config, app.dataSource).catch(() => {});
      const { backups, placeTroubles } = await read();
      if (backups[0]?.verificationFailure) return backups[0].verificationFailure;
      expect(placeTroubles).toMatchObject([{ use: 'verification' }]);
      await app.dataSource.query(
        `update care_settings set place_troubles = jsonb_set(place_troubles, '{verification,since}', '"2026-01-01T00:00:00Z"')`,
      );
    }
    return null;
  },
  'a link': async () => (await care.post(`/backups/${await idOf()}/link`)).body.message,
  'a restore': async () => {
    expect((await care.post(`/backups/${await idOf()}/restore`, { name: 'Paattu' })).status).toBe(202);
    expect(await beginAskedRestore(config, app.dataSource)).toBe(false);
    return (await read()).restores[0]?.failure;
  },
  'a look for other backups': async () => {
    await lookForOthers();
    const [trouble] = (await read()).placeTroubles;
    return trouble?.use === 'look' && trouble.failure;
  },
  'an upload': async () => {
    const files = [...unzip(whole)];
    const form = new FormData();
    form.append('backup', new Blob([new Uint8Array(zip(files))]), 'backup.zip');
    await app.dataSource.query('delete from backups');
    return (await care.post('/backups/file', form)).body.message;
  },
};

const idOf = async () => (await read()).backups[0]?.id;

async function typed() {
  const [row] = await app.dataSource.query<[{ place: string }]>('select place from backups');
  return { ...store.bucket, endpoint: row.place.replace(/\/[^/]+$/, '') };
}

describe.each(BUCKET_PROBLEMS)('the owner reads that the problem of the bucket is “%s”', (problem) => {
  // @trust place-fails
  test.each(Object.keys(USES))('at %s', async (use) => {
    await PROBLEMS[problem]();
    const said = String(await USES[use]!());
    const name = problem === 'full' ? 'no-room' : `bucket-${problem}`;
    const { message } = refusalOf(problem);
    expect(said.startsWith(message) ? message : said).toBe(said === name ? name : message);
  });

  // @trust place-fails
  test('at a download whose link was made before', async () => {
    const { body } = await care.post<{ path: string }>(`/backups/${await idOf()}/link`);
    await PROBLEMS[problem]();
    const answer = (await (await fetch(new URL(body.path, app.url))).json()) as { message: string };
    expect(answer.message.startsWith(refusalOf(problem).message)).toBe(true);
  });
});

// @trust place-fails
test('each problem of a bucket has another sentence', () => {
  const sentences = BUCKET_PROBLEMS.map((problem) => refusalOf(problem).message);
  expect(new Set(sentences).size).toBe(BUCKET_PROBLEMS.length);
});

test('a trouble is over with the next success, or with another place', async () => {
  await PROBLEMS.silent();
  await lookForOthers();
  expect((await read()).placeTroubles).toMatchObject([{ use: 'look', failure: 'bucket-silent' }]);
  heal();
  await lookForOthers();
  expect((await read()).placeTroubles).toEqual([]);
  await PROBLEMS.key();
  await lookForOthers();
  expect((await care.delete<CareDto>('/place/bucket')).body.placeTroubles).toEqual([]);
});
