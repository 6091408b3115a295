// @ts-check
import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { mkdir, open, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../lib/project.mjs';
import { call, logInAsOwner } from '../test/calls.mjs';
import { remove, until } from '../test/launched.mjs';
import { startProcesses } from '../test/processes.mjs';
import { startStoreDoor } from '../test/store-door.mjs';
import { startSwift, SWIFT_KEY } from '../test/swift.mjs';

/** @type {typeof import('@aws-sdk/client-s3')} */
const s3 = createRequire(join(root, 'backend/package.json'))('@aws-sdk/client-s3');

const SONG = 'audio-files/owner/rain.wav';
const SONG_BYTES = 256 * 1024 * 1024;
const BUCKET = { region: 'us-east-1', bucket: 'asha-backups', ...SWIFT_KEY };

/** @type {string} */
let folder;
/** @type {Awaited<ReturnType<typeof startSwift>>} */
let swift;
/** @type {Awaited<ReturnType<typeof startStoreDoor>>} */
let door;
/** @type {import('@aws-sdk/client-s3').S3Client} */
let client;
/** @type {Awaited<ReturnType<typeof startProcesses>>} */
let product;

beforeAll(async () => {
  // Swift needs extended attributes, which a file system in memory may not have.
  folder = mkdtempSync(join(tmpdir(), 'paattu-swift-'));
  swift = await startSwift(folder, new AbortController().signal);
  client = new s3.S3Client({
    endpoint: swift.url,
    region: BUCKET.region,
    forcePathStyle: true,
    credentials: { accessKeyId: SWIFT_KEY.keyId, secretAccessKey: SWIFT_KEY.secret },
  });
  await client.send(new s3.CreateBucketCommand({ Bucket: BUCKET.bucket }));
});
afterAll(async () => {
  client?.destroy();
  await swift?.stop();
  remove(folder);
});
beforeEach(async () => {
  door = await startStoreDoor(swift.url);
  product = await startProcesses();
});
afterEach(async () => {
  await product.stop();
  door.close();
  for (const key of await keysInBucket())
    await client.send(new s3.DeleteObjectCommand({ Bucket: BUCKET.bucket, Key: key }));
});

async function keysInBucket() {
  const { Contents = [] } = await client.send(new s3.ListObjectsV2Command({ Bucket: BUCKET.bucket }));
  return Contents.map(({ Key = '' }) => Key);
}

/** Uploads of which parts are stored, and which nobody has ended. */
async function countUnfinished() {
  const { Uploads = [] } = await client.send(new s3.ListMultipartUploadsCommand({ Bucket: BUCKET.bucket }));
  return Uploads.length;
}

/** @param {number} bytes */
async function addSong(bytes) {
  await mkdir(join(product.dataDir, 'files', 'audio-files/owner'), { recursive: true });
  const file = await open(join(product.dataDir, 'files', SONG), 'w');
  await file.truncate(bytes);
  await file.close();
  await product.query(
    `insert into uploaded_songs (slug, title, artist, audio_file_url, waveform, published_at)
     values ('rain', 'Rain', 'Asha Menon', '${SONG}', '{1}', now())`,
  );
}

async function signIn() {
  const site = String(product.sites.at(-1));
  const token = await logInAsOwner(site);
  /** @returns {Promise<{ status: number, body: any }>} */
  const send = (
    /** @type {string} */ method,
    /** @type {string} */ path,
    /** @type {object | undefined} */ body = undefined,
  ) => call(method, `${site}/api/admin/care${path}`, { token, body });
  return {
    site,
    send,
    setBucket: (changes = {}) => send('PUT', '/place/bucket', { endpoint: door.url, ...BUCKET, ...changes }),
    /** @param {string} state */
    async backUp(state) {
      await send('POST', '/backups');
      return this.newest(state);
    },
    /** @param {string} state */
    async newest(state) {
      let found = /** @type {any} */ (null);
      await until(async () => {
        [found] = (await send('GET', '')).body.backups;
        return found?.state === state;
      }, `a backup that is ${state}`);
      return found;
    },
  };
}

/** @param {Awaited<ReturnType<typeof signIn>>} owner @param {string} id */
async function download({ site, send }, id) {
  const { status, body } = await send('POST', `/backups/${id}/link`);
  if (status !== 200) return { status, code: body.code, bytes: 0 };
  const response = await fetch(new URL(body.path, site));
  const bytes = (await response.arrayBuffer()).byteLength;
  expect(response.headers.get('content-length')).toBe(String(bytes));
  return { status: response.status, code: null, bytes };
}

// @trust bucket-in-the-browser
test('backups go into a bucket from the next one on, are downloaded, verified and restored from there, and come back into the folder', async () => {
  const { pathname, username } = new URL(String(product.env.MIGRATION_DATABASE_URL));
  const scratch = `${pathname.slice(1)}_check`;
  await product.query(`create database ${scratch} owner ${username}`);
  await addSong(9_000_000);
  const owner = await signIn();
  const first = await owner.backUp('done');

  for (const [changes, code] of /** @type {const} */ ([
    [{ secret: 'puzha' }, 'BUCKET_KEY_REFUSED'],
    [{ bucket: 'meera-backups' }, 'BUCKET_MISSING'],
    [{ region: 'eu-west-1' }, 'BUCKET_REGION_WRONG'],
  ]))
    expect((await owner.setBucket(changes)).body.code).toBe(code);
  expect((await owner.setBucket()).body).toMatchObject({
    place: 'bucket',
    bucket: { endpoint: door.url, bucket: 'asha-backups', keyId: SWIFT_KEY.keyId },
    backups: [{ id: first.id, whereabouts: 'folder' }],
  });
  expect(await keysInBucket()).toEqual([]);

  const second = await owner.backUp('done');
  expect(second).toMatchObject({ whereabouts: 'present', files: 1 });
  expect((await keysInBucket()).filter((key) => key.endsWith('rain.wav'))).toHaveLength(1);
  for (const { id } of [first, second]) expect((await download(owner, id)).bytes).toBeGreaterThan(9_000_000);

  // The worker looks each minute.
  await product.query(`update backups set verified_at = verified_at - interval '8 days'`);
  await until(async () => (await owner.newest('done')).verification === 'good', 'the verification');

  await product.query('delete from uploaded_songs');
  await rm(join(product.dataDir, 'files', SONG));
  expect((await owner.send('POST', `/backups/${second.id}/restore`, { name: 'Paattu' })).status).toBe(202);
  await Promise.all([...product.apis, ...product.workers].map(({ exited }) => exited));
  const api = await product.startApi();
  await Promise.all([api.ready, product.startWorker()]);
  expect(await product.query('select slug from uploaded_songs')).toEqual([{ slug: 'rain' }]);
  expect(readdirSync(join(product.dataDir, 'files/audio-files/owner'))).toEqual(['rain.wav']);

  const again = await signIn();
  expect((await again.send('DELETE', '/place/bucket')).body).toMatchObject({ place: 'folder', bucket: null });
  const { backups } = (await again.send('GET', '')).body;
  // The newest is that of the site before the restore, which stays on the server.
  expect(backups.map((/** @type {any} */ each) => each.whereabouts)).toEqual(['present', 'away', 'present']);
  expect(await download(again, second.id)).toMatchObject({ status: 409, code: 'BACKUP_ELSEWHERE' });
  expect((await again.setBucket()).status).toBe(200);
  expect((await download(again, second.id)).bytes).toBeGreaterThan(9_000_000);
  await product.query(`drop database ${scratch} with (force)`);
});

// @trust backups-crash
test('a worker that is killed while it uploads leaves no half backup and no parts, and the next backup needs little memory', async () => {
  await addSong(SONG_BYTES);
  const owner = await signIn();
  expect((await owner.setBucket()).status).toBe(200);
  door.failFrom('silent', ({ path }) => path.includes('partNumber=4'));
  await owner.send('POST', '/backups');
  await until(() => door.isFailing(), 'the fourth part');
  await product.workers[0]?.end('SIGKILL');
  door.open();
  expect(await countUnfinished()).toBe(1);

  const worker = await product.startWorker();
  expect(await owner.newest('failed')).toMatchObject({ failure: 'interrupted' });
  await until(async () => (await countUnfinished()) === 0, 'the end of the parts');
  expect(await keysInBucket()).toEqual([]);

  const before = peakOf(worker.pid);
  const begun = performance.now();
  await owner.backUp('done');
  const seconds = (performance.now() - begun) / 1000;
  console.log(`256 MB into a bucket in ${seconds.toFixed(1)} s, peak ${before} → ${peakOf(worker.pid)} MB`);
  expect(peakOf(worker.pid) - before).toBeLessThan(128);
});

/** The most memory that a process has had, in MB. @param {number} pid */
const peakOf = (pid) =>
  Math.round(Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024);

// @trust backups-full-disk
test.each(
  /** @type {const} */ ([
    ['full', 'no-room'],
    ['gone', 'bucket-missing'],
  ]),
)(
  'a bucket that is %s in the middle of a backup: it says so, leaves nothing, and the next one works',
  async (mood, failure) => {
    await addSong(32_000_000);
    const owner = await signIn();
    expect((await owner.setBucket()).status).toBe(200);
    door.failFrom(mood, ({ path }) => path.includes('partNumber=2'));
    expect(await owner.backUp('failed')).toMatchObject({ failure });
    door.open();
    const next = await owner.backUp('done');
    expect(next).toMatchObject({ whereabouts: 'present' });
    const folders = async () => new Set((await keysInBucket()).map((key) => key.split('/')[0]));
    await until(async () => (await folders()).size === 1, 'the end of the first one');
  },
);
