import fs, { close, createReadStream, createWriteStream } from 'node:fs';
import { access, constants, mkdir, rm, stat, statfs } from 'node:fs/promises';
import { dirname, join, sep } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import { DomainError } from '../../common/errors/domain-error.js';
import { Storage, type StoredFile, type StoredPart, toStorageError } from './storage.js';

// File descriptors, because the promises of a FileHandle cost as much time as the bytes of a small part.
const openFile = promisify(fs.open);
const readFile = promisify(fs.read);

/** Few reads for a song, and little memory for each reader. */
const CHUNK_BYTES = 512 * 1024;

export class DiskStorage extends Storage {
  private readonly disk: Disk;
  private readonly modes: Record<'folder' | 'file', number>;

  /** Only the user of this process reads the files of a private one. */
  constructor(
    private readonly root: string,
    { isPrivate = false } = {},
  ) {
    super();
    this.modes = isPrivate ? { folder: 0o700, file: 0o600 } : { folder: 0o777, file: 0o666 };
    this.disk = new Disk(new FSDriver({ location: root, visibility: 'private' }));
  }

  async put(key: string, content: Uint8Array | string): Promise<void> {
    try {
      await this.disk.put(key, content);
    } catch (error) {
      await this.removeRest(key);
      throw toStorageError(error);
    }
  }

  // Replaces the method of flydrive, which reports a broken stream while it still writes, so that the file reappears
  // after its deletion.
  async putStream(key: string, content: Readable): Promise<void> {
    const path = this.pathOf(key);
    // The stream may fail before the pipeline listens.
    content.on('error', () => {});
    try {
      await mkdir(dirname(path), { recursive: true, mode: this.modes.folder });
      await pipeline(content, createWriteStream(path, { mode: this.modes.file }));
    } catch (error) {
      content.destroy();
      await this.removeRest(key);
      throw toStorageError(error);
    }
  }

  // flydrive reads whole files only; players read ranges of a song.
  async stream(key: string, part?: StoredPart): Promise<Readable> {
    const path = this.pathOf(key);
    return createReadStream(path, { ...part, fd: await open(path), highWaterMark: CHUNK_BYTES });
  }

  // Not by a stream, which costs more time than the bytes of a small part.
  override async read(key: string, { start, end }: StoredPart): Promise<Buffer> {
    const fd = await open(this.pathOf(key));
    try {
      const content = Buffer.allocUnsafe(end - start + 1);
      const { bytesRead } = await readFile(fd, content, 0, content.length, start);
      return content.subarray(0, bytesRead);
    } finally {
      // Does not wait for the close.
      close(fd);
    }
  }

  async stat(key: string): Promise<StoredFile | null> {
    const stats = await stat(this.pathOf(key)).catch(() => null);
    return stats?.isFile() ? { size: stats.size, modifiedAt: stats.mtime } : null;
  }

  async *list(folder = '/'): AsyncIterable<string[]> {
    if (!(await stat(join(this.root, folder)).catch(() => null))) return;
    const { objects } = await this.disk.listAll(folder, { recursive: true });
    yield Array.from(objects).flatMap((object) => (object.isFile ? [object.key] : []));
  }

  delete(key: string): Promise<void> {
    return this.disk.delete(key);
  }

  async deleteFolder(folder: string): Promise<void> {
    await rm(this.pathOf(folder), { recursive: true, force: true });
  }

  async freeBytes(): Promise<number> {
    await createFolder(this.root, this.modes.folder);
    const { bavail, bsize } = await statfs(this.root);
    return bavail * bsize;
  }

  async check(): Promise<void> {
    await createFolder(this.root, this.modes.folder);
    await access(this.root, constants.W_OK);
  }

  /** The server creates the keys. A row with another path must reach nothing. */
  private pathOf(key: string): string {
    const path = join(this.root, key);
    if (!path.startsWith(`${this.root}${sep}`)) throw new DomainError('NOT_FOUND');
    return path;
  }

  /** The caller needs the error of the write; the sweep deletes what remains. */
  private async removeRest(key: string): Promise<void> {
    await this.delete(key).catch(() => {});
  }
}

async function open(path: string): Promise<number> {
  return openFile(path, 'r').catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'ENOENT' ? new DomainError('NOT_FOUND') : error;
  });
}

/** Creates a folder and its parents. Unlike `mkdir` with `recursive`, it ends on file systems such as /proc. */
async function createFolder(path: string, mode: number): Promise<void> {
  if ((await stat(path).catch(() => null))?.isDirectory()) return;
  if (dirname(path) !== path) await createFolder(dirname(path), mode);
  await mkdir(path, { mode }).catch(async (error: NodeJS.ErrnoException) => {
    // Another process may have created it in between.
    if (error.code !== 'EEXIST' || !(await stat(path)).isDirectory()) throw error;
  });
}
