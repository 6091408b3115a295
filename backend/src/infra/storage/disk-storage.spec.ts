import { mkdir, mkdtemp, readdir, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { DiskStorage } from './disk-storage.js';
import { sweepStrayFiles } from './sweep-stray-files.js';

let root: string;
let storage: DiskStorage;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'paattu-storage-'));
  storage = new DiskStorage(root);
});

afterEach(() => rm(root, { recursive: true, force: true }));

test('stores a stream, and reads it whole and in parts', async () => {
  await storage.putStream('a/b.txt', Readable.from([Buffer.from('hello '), Buffer.from('world')]));

  expect(await text(await storage.stream('a/b.txt'))).toBe('hello world');
  expect(await text(await storage.stream('a/b.txt', { start: 4, end: 6 }))).toBe('o w');
  expect(String(await storage.read('a/b.txt', { start: 4, end: 6 }))).toBe('o w');
  expect((await storage.stat('a/b.txt'))?.size).toBe(11);
});

test('leaves no file of a stream that fails, at once or half-way', async () => {
  const broken = new PassThrough();
  broken.destroy(new Error('gone'));
  await expect(storage.putStream('a/early', broken)).rejects.toThrow();

  const breaking = new PassThrough();
  breaking.write(Buffer.alloc(100_000));
  setImmediate(() => breaking.destroy(new Error('gone')));
  await expect(storage.putStream('a/late', breaking)).rejects.toThrow('gone');

  expect(await readdir(join(root, 'a'))).toEqual([]);
});

// @trust disk-full
test('distinguishes a full disk from other errors, and leaves no file', async () => {
  await mkdir(join(root, 'a'));
  await symlink('/dev/full', join(root, 'a/stream'));
  await symlink('/dev/full', join(root, 'a/bytes'));

  await expect(storage.putStream('a/stream', Readable.from([Buffer.from('x')]))).rejects.toMatchObject({
    status: 507,
    code: 'INSUFFICIENT_STORAGE',
  });
  await expect(storage.put('a/bytes', 'x')).rejects.toMatchObject({ status: 507 });
  expect(await readdir(join(root, 'a'))).toEqual([]);
});

test('a missing file is a 404, and its deletion does nothing', async () => {
  await expect(storage.stream('none')).rejects.toMatchObject({ status: 404 });
  await expect(storage.read('none', { start: 0, end: 1 })).rejects.toMatchObject({ status: 404 });
  expect(await storage.stat('none')).toBeNull();
  await storage.delete('none');
});

// @trust api-killed
test('sweeps old files that no row names', async () => {
  const now = Date.now();
  for (const [name, minutesOld] of [
    ['named', 300],
    ['stray', 50],
    ['young', 40],
  ] as const) {
    await mkdir(join(root, 'songs/u'), { recursive: true });
    await writeFile(join(root, 'songs/u', name), name);
    const time = new Date(now - minutesOld * 60_000);
    await utimes(join(root, 'songs/u', name), time, time);
  }

  const removed = await sweepStrayFiles(storage, 'songs', async (keys) =>
    keys.filter((key) => key !== 'songs/u/named'),
  );

  expect(removed).toBe(1);
  expect((await readdir(join(root, 'songs/u'))).sort()).toEqual(['named', 'young']);
});

test('sweeping a folder that does not exist yet does nothing', async () => {
  expect(await sweepStrayFiles(storage, 'songs', async (keys) => keys)).toBe(0);
});
