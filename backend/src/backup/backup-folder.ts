import { createHash } from 'node:crypto';
import { basename, dirname, resolve } from 'node:path';
import { Readable } from 'node:stream';
import { DiskStorage } from '../infra/storage/disk-storage.js';
import type { Storage } from '../infra/storage/storage.js';

/** The folder of one backup, on a disk or in a bucket. */
export class BackupFolder {
  /** The bytes of all files so far. */
  written = 0;

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

  /** 404 when there is no such file. */
  read(path: string): Promise<Readable> {
    return this.place.stream(this.keyOf(path));
  }

  /** Null when there is no such file. */
  async sizeOf(path: string): Promise<number | null> {
    return (await this.place.stat(this.keyOf(path)))?.size ?? null;
  }

  async isEmpty(): Promise<boolean> {
    for await (const keys of this.place.list(this.name)) if (keys.length > 0) return false;
    return true;
  }

  remove(path: string): Promise<void> {
    return this.place.delete(this.keyOf(path));
  }

  /** Deletes the backup. */
  removeAll(): Promise<void> {
    return this.place.deleteFolder(this.name);
  }

  freeBytes(): Promise<number | null> {
    return this.place.freeBytes();
  }

  private keyOf(path: string): string {
    return `${this.name}/${path}`;
  }
}
