import { createHash } from 'node:crypto';
import { basename, dirname, resolve } from 'node:path';
import { Readable } from 'node:stream';
import { DiskStorage } from '../infra/storage/disk-storage.js';
import type { Storage } from '../infra/storage/storage.js';
import { BackupError } from './backup-error.js';

/**
 * In the format of `sha256sum --check`, so that a backup can be checked without this program. Written last: a folder
 * without it is no backup.
 */
export const CHECKSUMS_FILE = 'SHA256SUMS';

const REST_WITHIN_MS = 60_000;

export interface ExpectedFile {
  checksum: string;
  bytes: number;
}

/** The folder of one backup, on a disk or in a bucket. */
export class BackupFolder {
  /** The bytes of all files so far. */
  written = 0;
  /** What the files have to be, once that is known. */
  private expected: ReadonlyMap<string, ExpectedFile> | null = null;

  /** @param label what a person calls the folder */
  constructor(
    private readonly place: Storage,
    private readonly name: string,
    readonly label = name,
  ) {}

  static onDisk(path: string): BackupFolder {
    const place = new DiskStorage(dirname(resolve(path)), { isPrivate: true });
    return new BackupFolder(place, basename(resolve(path)), path);
  }

  /** Stores a file, and returns the checksum and the number of its bytes. */
  async put(path: string, content: Readable | string): Promise<{ checksum: string; bytes: number }> {
    const hash = createHash('sha256');
    let bytes = 0;
    const chunks = typeof content === 'string' ? [Buffer.from(content)] : content;
    const measured = async function* (this: BackupFolder) {
      for await (const chunk of chunks as AsyncIterable<Buffer>) {
        hash.update(chunk);
        bytes += chunk.length;
        this.written += chunk.length;
        yield chunk;
      }
    };
    await this.place.putStream(this.keyOf(path), Readable.from(measured.call(this), { objectMode: false }));
    return { checksum: hash.digest('hex'), bytes };
  }

  /**
   * From now on, a file that is read has its length and its checksum, or its stream ends with an error: a place may send another one each time,
   * or one without an end.
   */
  expect(files: ReadonlyMap<string, ExpectedFile>): void {
    this.expected = files;
  }

  /** 404 when there is no such file. */
  async read(path: string): Promise<Readable> {
    const content = await this.place.stream(this.keyOf(path));
    // The list of checksums is not in itself.
    return this.expected && path !== CHECKSUMS_FILE
      ? Readable.from(verified(content, path, this.expected.get(path)), { objectMode: false })
      : content;
  }

  /** Null when there is no such file. */
  async sizeOf(path: string): Promise<number | null> {
    return (await this.place.stat(this.keyOf(path)))?.size ?? null;
  }

  /** Of those of the files that are there, by their path. */
  async sizesOf(paths: Iterable<string>): Promise<Map<string, number>> {
    const wanted = new Map(Array.from(paths, (path) => [this.keyOf(path), path]));
    const found = new Map<string, number>();
    for await (const sizes of this.place.sizesIn(this.name))
      for (const [key, size] of sizes) {
        const path = wanted.get(key);
        if (path !== undefined) found.set(path, size);
      }
    return found;
  }

  /** Asks for the first page alone: a store may send empty ones without an end. */
  async isEmpty(): Promise<boolean> {
    for await (const keys of this.place.list(this.name)) return keys.length === 0;
    return true;
  }

  remove(path: string): Promise<void> {
    return this.place.delete(this.keyOf(path));
  }

  /** Deletes the backup. */
  removeAll(): Promise<void> {
    return this.place.deleteFolder(this.name);
  }

  /**
   * Deletes what a backup that failed, or an upload, has written. A store that keeps it waiting is left. What remains of a backup that has a row,
   * `TidyingSweep` deletes after the next one that succeeds; what has no row, `OtherBackupsSweep` finds within a day or two.
   */
  removeRest(): Promise<void> {
    return this.place.deleteFolder(this.name, REST_WITHIN_MS);
  }

  freeBytes(): Promise<number | null> {
    return this.place.freeBytes();
  }

  private keyOf(path: string): string {
    return `${this.name}/${path}`;
  }
}

async function* verified(
  content: Readable,
  path: string,
  expected: ExpectedFile | undefined,
): AsyncGenerator<Buffer, void> {
  if (!expected) throw new BackupError(`${path} has no checksum`);
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const chunk of content as AsyncIterable<Buffer>) {
    hash.update(chunk);
    bytes += chunk.length;
    if (bytes > expected.bytes) break;
    yield chunk;
  }
  if (bytes !== expected.bytes || hash.digest('hex') !== expected.checksum)
    throw new BackupError(`${path} differs from its checksum`);
}
