import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import type { Bucket } from '../../config/config.js';
import { eventually } from '../../../test/eventually.js';
import { OwnStore } from '../../../test/s3.js';
import { BucketError } from './bucket-error.js';
import { SLOWEST } from './progress-timeout.js';
import { S3Storage } from './s3-storage.js';

let store: OwnStore;
let storage: S3Storage;
let ofBackups: S3Storage;

beforeAll(async () => {
  store = await OwnStore.start();
  storage = new S3Storage(optionsOf(store));
  ofBackups = new S3Storage(optionsOf(store), { isOfBackups: true });
});
beforeEach(() => {
  store.objects.clear();
  store.isEndless = false;
  store.drops = 0;
});
afterEach(() => {
  store.drips = () => false;
  jest.restoreAllMocks();
});
afterAll(() => store.stop());

function optionsOf({ bucket: { keyId: accessKeyId, secret: secretAccessKey, ...where } }: OwnStore): Bucket {
  return { ...where, accessKeyId, secretAccessKey };
}

async function listed(): Promise<number> {
  let keys = 0;
  for await (const page of storage.list()) keys += page.length;
  return keys;
}

test('a list without an end is an error', async () => {
  store.objects.set('rain.mp3', Buffer.from('rain'));
  expect(await listed()).toBe(1);
  store.isEndless = true;
  await expect(listed()).rejects.toThrow(BucketError);
});

test('of a store that ignores which part is asked for, no more than the length of the part is kept', async () => {
  store.objects.set('rain.mp3', Buffer.alloc(5_000_000, 'rain'));
  expect(String(await storage.read('rain.mp3', { start: 0, end: 3 }))).toBe('rain');
});

describe('a store of backups that sends a byte again and again', () => {
  const whole = async (bucket: S3Storage) => (await bucket.stream('rain.mp3')).toArray();
  const large = (bucket: S3Storage) =>
    bucket.putStream('rain.mp3', Readable.from([Buffer.alloc(12_000_000)]));
  const isPart = (_method: string, url: URL) => url.searchParams.get('partNumber') === '2';
  const isList = (_method: string, url: URL) => url.searchParams.has('list-type');

  // @trust backups-slow-store
  test.each<[string, (method: string, url: URL) => boolean, (bucket: S3Storage) => Promise<unknown>]>([
    ['a file', (method) => method === 'GET', whole],
    ['a small file that it takes', (method) => method === 'PUT', (bucket) => bucket.put('rain.mp3', 'rain')],
    ['a part of a large file that it takes', isPart, large],
    ['a list', isList, (bucket) => bucket.list()[Symbol.asyncIterator]().next()],
    ['the size of a file', (method) => method === 'HEAD', (bucket) => bucket.stat('rain.mp3')],
  ])('is given up at %s, and says why', async (_, drips, use) => {
    store.objects.set('rain.mp3', Buffer.from('rain'));
    // Each answer fills the time again, so what comes before the byte is not given up on a busy machine.
    jest.replaceProperty(SLOWEST, 'graceMs', 3_000);
    jest.replaceProperty(SLOWEST, 'bytesPerSecond', 5e6);
    jest.replaceProperty(SLOWEST, 'answerMs', 3_000);
    const impatient = new S3Storage(optionsOf(store), { isOfBackups: true });
    store.drips = drips;
    await expect(use(impatient)).rejects.toMatchObject({ name: 'BucketError', problem: 'slow' });
    expect(store.drops).toBeGreaterThan(0);
    expect([...store.uploads]).toEqual([]);
  });
});

// @trust backups-slow-store
test('words of a store of backups without an end are not kept', async () => {
  store.objects.set('x'.repeat(20_000_000), Buffer.from('rain'));
  await expect(ofBackups.list()[Symbol.asyncIterator]().next()).rejects.toMatchObject({ problem: 'other' });
});

// @trust backups-slow-store
test('words of a store of backups that refuses are not kept either, beyond the size of any error', async () => {
  store.refusal = { status: 400, code: 'x'.repeat(70_000) };
  await expect(ofBackups.put('rain.mp3', 'rain')).rejects.toThrow('more than 65536 bytes');
  await expect(ofBackups.stream('rain.mp3')).rejects.toThrow('more than 65536 bytes');
  await expect(ofBackups.list()[Symbol.asyncIterator]().next()).rejects.toThrow('more than 65536 bytes');
  store.refusal = null;
});

// @trust backups-slow-store
test('a page of a list may be as large as its keys need, of which backups ask for fewer at once', async () => {
  store.objects.set('x'.repeat(70_000), Buffer.from('rain'));
  const first = (page?: number) =>
    new S3Storage(optionsOf(store), { isOfBackups: true, ...(page && { page }) })
      .list()
      [Symbol.asyncIterator]()
      .next();
  expect((await first()).value).toHaveLength(1);
  expect(store.asked.at(-1)).toContain('max-keys=250');
  await expect(first(1)).rejects.toMatchObject({ problem: 'other' });
  expect(store.asked.at(-1)).toMatch(/max-keys=1$/);
});

// @trust backups-slow-store
test('a folder of which a store has ever more files is left after a time', async () => {
  store.objects.set('2026-11-20T040000Z/rain.mp3', Buffer.from('rain'));
  await expect(ofBackups.deleteFolder('2026-11-20T040000Z', 0)).rejects.toMatchObject({ problem: 'busy' });
  expect(store.objects.size).toBe(1);
  await ofBackups.deleteFolder('2026-11-20T040000Z', 600_000);
  expect(store.objects.size).toBe(0);
});

test('the sizes of files come with the list, and need no other request', async () => {
  store.objects.set('2026-11-20T040000Z/backup.json', Buffer.alloc(7));
  store.objects.set('2026-11-20T040000Z/files/rain.mp3', Buffer.alloc(700));
  const asked = store.asked.length;
  const sizes: Array<[string, number]> = [];
  for await (const page of ofBackups.sizesIn('2026-11-20T040000Z')) sizes.push(...page);
  expect(sizes).toEqual([
    ['2026-11-20T040000Z/backup.json', 7],
    ['2026-11-20T040000Z/files/rain.mp3', 700],
  ]);
  expect(store.asked).toHaveLength(asked + 1);
});

// @trust backups-slow-store
test('a signal ends what is under way, in an answer or before it, and lets nothing else begin', async () => {
  store.objects.set('rain.mp3', Buffer.from('rain'));
  for (const use of [
    (bucket: S3Storage) => bucket.put('rain.mp3', 'rain'),
    async (bucket: S3Storage) => (await bucket.stream('rain.mp3')).toArray(),
    (bucket: S3Storage) => bucket.list()[Symbol.asyncIterator]().next(),
  ]) {
    const ending = new AbortController();
    const bucket = new S3Storage(optionsOf(store), { isOfBackups: true, signal: ending.signal });
    store.drips = () => true;
    const outcome = use(bucket).then(
      () => null,
      (error: unknown) => error,
    );
    await eventually(async () => store.drops > 0);
    ending.abort(new Error('no answer in time'));
    expect(await outcome).toMatchObject({ name: 'BucketError', problem: 'busy' });
    await eventually(async () => store.dripping === 0);
    store.drips = () => false;
    const asked = store.asked.length;
    await expect(use(bucket)).rejects.toMatchObject({ name: 'BucketError', problem: 'busy' });
    expect(store.asked).toHaveLength(asked);
    store.drops = 0;
  }
});

test('a reader that stops ends the request, also while the store is silent', async () => {
  let noteEnd = () => {};
  const ended = new Promise<void>((resolve) => (noteEnd = resolve));
  const silent = createServer((_request, response) => {
    response.on('close', noteEnd);
    response.writeHead(200, { 'content-length': 1_000 }).write('rain');
  });
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  const { port } = silent.address() as AddressInfo;
  const bucket = { ...optionsOf(store), endpoint: `http://127.0.0.1:${port}` };
  const content = await new S3Storage(bucket, { isOfBackups: true }).stream('rain.mp3');
  const [chunk] = (await once(content, 'data')) as [Buffer];
  expect(String(chunk)).toBe('rain');
  content.destroy();
  await ended;
  await new Promise((resolve) => silent.close(resolve));
});

test('a connection that breaks in a file is an error of the store', async () => {
  store.objects.set('rain.mp3', Buffer.alloc(5_000_000, 'rain'));
  store.cutsOff = true;
  const content = await ofBackups.stream('rain.mp3');
  await expect(content.toArray()).rejects.toMatchObject({ name: 'BucketError', problem: 'silent' });
  store.cutsOff = false;
});
