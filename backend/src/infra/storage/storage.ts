import type { Readable } from 'node:stream';
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

/** Files by key, on this machine's disk or in an S3 bucket. Keys are made by the server alone. */
export abstract class Storage {
  /** Throws INSUFFICIENT_STORAGE, as `putStream` does, when there is no room left. */
  abstract put(key: string, content: Uint8Array | string): Promise<void>;

  /** Stores a stream without holding it in memory; when the stream breaks off, no file is left. */
  abstract putStream(key: string, content: Readable): Promise<void>;

  /** Streams the part, or the whole file. 404 when there is no such file. */
  abstract stream(key: string, part?: StoredPart): Promise<Readable>;

  /** A small part at once, held in memory. 404 when there is no such file. */
  async read(key: string, part: StoredPart): Promise<Buffer> {
    return buffer(await this.stream(key, part));
  }

  /** Null when there is no such file. */
  abstract stat(key: string): Promise<StoredFile | null>;

  /** The keys in a folder and its folders, or all keys, in portions. */
  abstract list(folder?: string): AsyncIterable<string[]>;

  /** Does nothing when there is no such file. */
  abstract delete(key: string): Promise<void>;

  /** Throws when nothing can be stored. */
  abstract check(): Promise<void>;
}

/** No room on the disk, or none for this user, or none for a file of this size. */
const FULL = new Set<unknown>(['ENOSPC', 'EDQUOT', 'EFBIG']);

/** The driver's errors wrap the system's. */
export function toStorageError(error: unknown): unknown {
  for (let cause = error; isCoded(cause); cause = cause.cause) {
    if (FULL.has(cause.code)) return new DomainError('INSUFFICIENT_STORAGE');
  }
  return error;
}

function isCoded(error: unknown): error is { code?: unknown; cause?: unknown } {
  return typeof error === 'object' && error !== null;
}
