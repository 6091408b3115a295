import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { DomainError } from '../../common/errors/domain-error.js';

export interface StoredFile {
  size: number;
  modifiedAt: Date;
}

/** The bytes `start` to `end`, both included. */
export interface StoredPart {
  start: number;
  end: number;
}

/** Stores files by key, on the disk or in an S3 bucket. Only the server creates keys. */
export abstract class Storage {
  /** Throws INSUFFICIENT_STORAGE, as `putStream` does, when there is no room left. */
  abstract put(key: string, content: Uint8Array | string): Promise<void>;

  /** Stores a stream without keeping it in memory. A stream that fails leaves no file. */
  abstract putStream(key: string, content: Readable): Promise<void>;

  /**
   * Streams the part, or the whole file. 404 when there is no such file. A response with a `content-length` takes a part, which ends with
   * its last byte: the end of a whole file is found by another read, while the client may send its next request.
   */
  abstract stream(key: string, part?: StoredPart): Promise<Readable>;

  /** Reads a small part into memory. 404 when there is no such file. */
  async read(key: string, part: StoredPart): Promise<Buffer> {
    const length = part.end - part.start + 1;
    // A store may ignore the part, and its file may have no end.
    return buffer(Readable.from(atMost(length, await this.stream(key, part)), { objectMode: false }));
  }

  /** Null when there is no such file. */
  abstract stat(key: string): Promise<StoredFile | null>;

  /** Lists the keys in a folder and its subfolders, or all keys, in parts. */
  abstract list(folder?: string): AsyncIterable<string[]>;

  /** The sizes of the files in a folder and its subfolders by their keys, in parts. */
  async *sizesIn(folder: string): AsyncIterable<Map<string, number>> {
    for await (const keys of this.list(folder)) {
      const sizes = new Map<string, number>();
      for (const key of keys) {
        const file = await this.stat(key);
        if (file) sizes.set(key, file.size);
      }
      yield sizes;
    }
  }

  /** Does nothing when there is no such file. */
  abstract delete(key: string): Promise<void>;

  /**
   * Deletes a folder with all that is in it. Does nothing when there is no such folder.
   * @param withinMs after which a store that deletes one file after the other is left, with an error
   */
  abstract deleteFolder(folder: string, withinMs?: number): Promise<void>;

  /**
   * Deletes what is left of uploads into a folder that began before, and whose process was killed. Does nothing where such an upload leaves
   * a file.
   */
  async deleteUnfinished(_folder: string, _begunBefore: Date): Promise<void> {}

  /** The room that is left; null where nobody knows it, as in a bucket. */
  abstract freeBytes(): Promise<number | null>;

  /** Throws when nothing can be stored. */
  abstract check(): Promise<void>;
}

/** The disk, the quota of the user or the size of the file is exceeded. */
const FULL = new Set<unknown>(['ENOSPC', 'EDQUOT', 'EFBIG']);

/** The errors of the driver wrap those of the system. */
export function toStorageError(error: unknown): unknown {
  for (let cause = error; isCoded(cause); cause = cause.cause) {
    if (FULL.has(cause.code)) return new DomainError('INSUFFICIENT_STORAGE');
  }
  return error;
}

function isCoded(error: unknown): error is { code?: unknown; cause?: unknown } {
  return typeof error === 'object' && error !== null;
}

async function* atMost(length: number, content: Readable): AsyncGenerator<Buffer, void> {
  let left = length;
  for await (const chunk of content as AsyncIterable<Buffer>) {
    yield chunk.subarray(0, left);
    left -= chunk.length;
    if (left <= 0) return;
  }
}
