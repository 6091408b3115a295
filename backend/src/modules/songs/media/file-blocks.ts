import { Readable } from 'node:stream';
import { Logger } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { withTimeout } from '../../../common/with-timeout.js';
import type { Storage } from '../../../infra/storage/storage.js';
import type { ByteRange } from './byte-range.js';

/**
 * Half the size takes twice the time over a fast connection. A slow connection holds one block, so a thousand of them hold
 * 500 MB if each plays another song; connections that play the same song share blocks.
 */
const BLOCK_BYTES = 512 * 1024;
/** Each block contains the start of the next one, so that a small range lies in one block. */
const OVERLAP_BYTES = 64 * 1024;
const STEP_BYTES = BLOCK_BYTES - OVERLAP_BYTES;
const KEPT_BYTES = 64 * 1024 * 1024;
/** A hanging read is shared too, so it must end before another can be tried. */
const TIMEOUT_MS = 10_000;

/** A file in the storage. The content of a key never changes. */
export interface KeyedFile {
  key: string;
  size: number;
}

/**
 * Reads files in blocks, and keeps the recently used ones for all requests: most listeners play the same few songs, and
 * allocating memory for each read costs several times as much as sending it. A kept block of a deleted file is
 * unreachable, because no row names its key.
 */
export class FileBlocks {
  private readonly logger = new Logger(FileBlocks.name);
  /** Promises, so that concurrent requests share one read. */
  private readonly kept = new LRUCache<string, Promise<Buffer>>({ maxSize: KEPT_BYTES });

  constructor(private readonly storage: Storage) {}

  /** Returns the bytes of a range, which must not be empty. Throws a 404 if the file does not exist. */
  async read(file: KeyedFile, range: ByteRange): Promise<Buffer | Readable> {
    // Awaited even before a stream: a lost file must be a 404, which is impossible after the headers.
    const first = await this.readFrom(file, range);
    if (first.length === lengthOf(range)) return first;
    return this.stream(file, range);
  }

  private stream(file: KeyedFile, { start, end }: ByteRange): Readable {
    const { logger } = this;
    let at = start;
    const readNext = async (stream: Readable) => {
      if (at > end) return void stream.push(null);
      const part = await this.readFrom(file, { start: at, end });
      at += part.length;
      if (!stream.destroyed) stream.push(part);
    };
    return new Readable({
      // Reads the next block after the previous one is sent, so that a slow connection holds one.
      highWaterMark: 0,
      read() {
        readNext(this).catch((error: Error) => {
          // The response has started, and the request log cannot distinguish this from a closed connection.
          logger.warn({ err: error }, 'reading a file failed while it was sent');
          this.destroy(error);
        });
      },
    });
  }

  /** Returns the part of the range in the block that contains its start. */
  private async readFrom(file: KeyedFile, { start, end }: ByteRange): Promise<Buffer> {
    const offset = start - (start % STEP_BYTES);
    const block = await this.find(file, offset);
    return block.subarray(start - offset, end - offset + 1);
  }

  private find(file: KeyedFile, start: number): Promise<Buffer> {
    const id = `${start} ${file.key}`;
    const known = this.kept.get(id);
    if (known) return known;
    const size = Math.min(BLOCK_BYTES, file.size - start);
    const found = withTimeout(TIMEOUT_MS, this.load(file.key, { start, end: start + size - 1 }));
    this.kept.set(id, found, { size });
    found.catch(() => {
      if (this.kept.peek(id) === found) this.kept.delete(id);
    });
    return found;
  }

  private async load(key: string, part: ByteRange): Promise<Buffer> {
    const block = await this.storage.read(key, part);
    if (block.length !== lengthOf(part)) throw new Error(`${key} is shorter than when it was stored`);
    return block;
  }
}

function lengthOf({ start, end }: ByteRange): number {
  return end - start + 1;
}
