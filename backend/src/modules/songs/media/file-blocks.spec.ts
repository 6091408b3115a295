import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { Logger } from '@nestjs/common';
import { fakeOnly } from '../../../../test/fake-only.js';
import { DiskStorage } from '../../../infra/storage/disk-storage.js';
import type { ByteRange } from './byte-range.js';
import { FileBlocks } from './file-blocks.js';

const KB = 1024;
/** More than three blocks, and not a multiple of a block. */
const CONTENT = randomBytes(1_700_000);
const SONG = { key: 'song', size: CONTENT.length };

let root: string;
let storage: DiskStorage;
let blocks: FileBlocks;
let reads: jest.SpyInstance;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'paattu-blocks-'));
  await writeFile(join(root, SONG.key), CONTENT);
  storage = new DiskStorage(root);
  blocks = new FileBlocks(storage);
  reads = jest.spyOn(storage, 'read');
});

afterEach(() => rm(root, { recursive: true, force: true }));

async function bytesOf(range: ByteRange, file = SONG): Promise<Buffer> {
  const content = await blocks.read(file, range);
  return Buffer.isBuffer(content) ? content : buffer(content);
}

test.each([
  [0, 0],
  [0, 512 * KB - 1],
  [0, 512 * KB],
  [448 * KB - 1, 448 * KB],
  [448 * KB, 1024 * KB],
  [900_000, 1_699_999],
  [1_699_999, 1_699_999],
  [0, 1_699_999],
])('returns the bytes %i to %i of the file, from the storage and from memory', async (start, end) => {
  const expected = CONTENT.subarray(start, end + 1);
  expect((await bytesOf({ start, end })).equals(expected)).toBe(true);
  const read = reads.mock.calls.length;
  expect((await bytesOf({ start, end })).equals(expected)).toBe(true);
  expect(reads).toHaveBeenCalledTimes(read);
});

test('returns 64 KB in one piece from any position', async () => {
  for (const start of [0, 448 * KB - 1, 448 * KB, 1_000_000, SONG.size - 64 * KB])
    expect(await blocks.read(SONG, { start, end: start + 64 * KB - 1 })).toBeInstanceOf(Buffer);
});

test('concurrent requests share one read', async () => {
  await Promise.all(Array.from({ length: 5 }, () => bytesOf({ start: 0, end: 99 })));
  expect(reads.mock.calls).toEqual([[SONG.key, { start: 0, end: 512 * KB - 1 }]]);
});

test('a read that hangs fails after ten seconds for all its requests, and the next one starts another read', async () => {
  fakeOnly(['setTimeout', 'clearTimeout']);
  reads.mockReturnValueOnce(new Promise(() => {}));
  const waiting = [bytesOf({ start: 0, end: 9 }), bytesOf({ start: 5, end: 6 })];
  const failed = Promise.all(waiting.map((one) => expect(one).rejects.toThrow('no answer in time')));
  jest.advanceTimersByTime(10_000);
  await failed;
  jest.useRealTimers();
  expect((await bytesOf({ start: 0, end: 9 })).equals(CONTENT.subarray(0, 10))).toBe(true);
});

// @trust bounded-memory
test('reads one block at a time for a slow listener', async () => {
  const content = await blocks.read(SONG, { start: 0, end: SONG.size - 1 });
  if (Buffer.isBuffer(content)) throw new Error('the song arrived in one piece');
  const takeNext: Array<() => void> = [];
  const listener = new Writable({ write: (_chunk, _encoding, done) => void takeNext.push(done) });
  content.pipe(listener);
  for (const taken of [1, 2]) {
    while (takeNext.length === 0) await new Promise(setImmediate);
    await new Promise(setImmediate);
    expect(reads).toHaveBeenCalledTimes(taken);
    takeNext.shift()!();
  }
  content.destroy();
});

test('a file that is missing is a 404 before anything is sent, and is found once it is there', async () => {
  const file = { key: 'later', size: SONG.size };
  await expect(bytesOf({ start: 0, end: 9 }, file)).rejects.toMatchObject({ status: 404 });
  await writeFile(join(root, file.key), CONTENT);
  expect((await bytesOf({ start: 0, end: 9 }, file)).equals(CONTENT.subarray(0, 10))).toBe(true);
});

test('logs a truncated file, and does not send its rest as the whole file', async () => {
  const warn = jest.spyOn(Logger.prototype, 'warn').mockReturnValue(undefined);
  await truncate(join(root, SONG.key), 1_000_000);
  await expect(bytesOf({ start: 0, end: SONG.size - 1 })).rejects.toThrow(
    'song is shorter than when it was stored',
  );
  expect(warn.mock.calls).toEqual([
    [
      { err: new Error('song is shorter than when it was stored') },
      'reading a file failed while it was sent',
    ],
  ]);
  warn.mockRestore();
});

// @trust bounded-memory
test('keeps the newest 64 MB of all files together', async () => {
  const long = { key: 'long', size: 64 * KB * KB };
  await writeFile(join(root, long.key), '');
  await truncate(join(root, long.key), long.size);
  await bytesOf({ start: 0, end: 9 });
  await bytesOf({ start: 0, end: long.size - 1 }, long);
  reads.mockClear();

  await bytesOf({ start: long.size - 9, end: long.size - 1 }, long);
  expect(reads).not.toHaveBeenCalled();
  await bytesOf({ start: 0, end: 9 });
  expect(reads).toHaveBeenCalledTimes(1);
});
