import { Readable } from 'node:stream';
import { Injectable, Logger } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { withTimeout } from '../../../common/with-timeout.js';
import { Storage } from '../../../infra/storage/storage.js';
import type { ByteRange } from './byte-range.js';

/**
 * As much as goes out at once over a fast line: halves of it cost twice the time. One of them waits for each listener on
 * a slow line, so a thousand who all listen to something else hold 500 MB; those who listen to the same share it.
 */
const BLOCK_BYTES = 512 * 1024;
/** Each block holds the beginning of the next one too, so that whatever small part is asked for lies in one. */
const OVERLAP_BYTES = 64 * 1024;
const STEP_BYTES = BLOCK_BYTES - OVERLAP_BYTES;
const KEPT_BYTES = 64 * 1024 * 1024;
/** A reading that hangs is shared as well: it must end, for the next one to be tried. */
const TIMEOUT_MS = 10_000;

/** A file in the storage. Its key is made by the server and never given to another content. */
export interface KeyedFile {
  key: string;
  size: number;
}

/**
 * Files in blocks, of which the ones asked for last are kept and shared by all who ask: most listen to the same few
 * songs, and new memory for each reading costs several times what sending it does. What is kept of a file that is
 * deleted meanwhile is reached by nobody, since no row names its key.
 */
@Injectable()
export class FileBlocks {
  private readonly logger = new Logger(FileBlocks.name);
  /** From when they are asked for, so that listeners who start together wait for one reading. */
  private readonly kept = new LRUCache<string, Promise<Buffer>>({ maxSize: KEPT_BYTES });

  constructor(private readonly storage: Storage) {}

  /** The bytes of a range that is not empty, ready to be sent. 404 when there is no such file. */
  async read(file: KeyedFile, range: ByteRange): Promise<Buffer | Readable> {
    // Waited for even where a stream follows: what is lost must be told before the answer's head is sent.
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
      // The next block comes when the one before is sent: nothing waits twice for whoever is slow.
      highWaterMark: 0,
      read() {
        readNext(this).catch((error: Error) => {
          // No answer can tell of it any more, and to the request's own line it is as if the client had left.
          logger.warn({ err: error }, 'a file broke off while it was sent');
          this.destroy(error);
        });
      },
    });
  }

  /** What of the range lies in the block that holds its start. */
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
    if (block.length !== lengthOf(part)) throw new Error(`${key} is shorter than it was when it was stored`);
    return block;
  }
}

function lengthOf({ start, end }: ByteRange): number {
  return end - start + 1;
}
