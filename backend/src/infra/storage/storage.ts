import type { Readable } from 'node:stream';

export interface StoredFile {
  size: number;
}

/** Files by key, on this machine's disk or in an S3 bucket. Keys are made by the server alone. */
export abstract class Storage {
  abstract put(key: string, content: Uint8Array | string): Promise<void>;

  /** Stores a stream without holding it in memory; when the stream breaks off, no file is left. */
  abstract putStream(key: string, content: Readable): Promise<void>;

  abstract read(key: string): Promise<Uint8Array>;

  /** Streams the bytes `start` to `end`, both included; the whole file without them. */
  abstract stream(key: string, range?: { start: number; end: number }): Promise<Readable>;

  /** Null when there is no such file. */
  abstract stat(key: string): Promise<StoredFile | null>;

  /** Does nothing when there is no such file. */
  abstract delete(key: string): Promise<void>;

  /** Throws when nothing can be stored. */
  abstract check(): Promise<void>;
}
