import { createReadStream } from 'node:fs';
import { access, constants, mkdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import { Storage, type StoredFile } from './storage.js';

export class DiskStorage extends Storage {
  private readonly disk: Disk;

  constructor(private readonly root: string) {
    super();
    this.disk = new Disk(new FSDriver({ location: root, visibility: 'private' }));
  }

  put(key: string, content: Uint8Array | string): Promise<void> {
    return this.disk.put(key, content);
  }

  async putStream(key: string, content: Readable): Promise<void> {
    try {
      await this.disk.putStream(key, content);
    } catch (error) {
      await this.delete(key);
      throw error;
    }
  }

  read(key: string): Promise<Uint8Array> {
    return this.disk.getBytes(key);
  }

  // flydrive reads whole files only; a song is mostly read in ranges.
  async stream(key: string, range?: { start: number; end: number }): Promise<Readable> {
    return createReadStream(join(this.root, key), { ...range, highWaterMark: 256 * 1024 });
  }

  async stat(key: string): Promise<StoredFile | null> {
    const stats = await stat(join(this.root, key)).catch(() => null);
    return stats?.isFile() ? { size: stats.size } : null;
  }

  delete(key: string): Promise<void> {
    return this.disk.delete(key);
  }

  async check(): Promise<void> {
    await mkdir(this.root, { recursive: true });
    await access(this.root, constants.W_OK);
  }
}
