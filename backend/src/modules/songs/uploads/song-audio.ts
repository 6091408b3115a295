import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { parseStream } from 'music-metadata';
import { type DomainError, fieldError } from '../../../common/errors/domain-error.js';
import { Storage } from '../../../infra/storage/storage.js';
import { detectAudioType, HEAD_BYTES } from './audio-type.js';
import { type AudioTags, readTags } from './audio-tags.js';
import { newFileName } from './file-names.js';

export interface StoredAudio {
  key: string;
  mimeType: string;
  size: number;
  hash: string;
  durationSeconds: number;
  tags: AudioTags;
}

/** Takes a song's audio in: never whole in memory, and only what turns out to be one of the four types. */
@Injectable()
export class SongAudio {
  constructor(private readonly storage: Storage) {}

  /** Null when there is not a single byte, as when a form is sent without a file. A refused file is gone again. */
  async store(userId: string, content: Readable): Promise<StoredAudio | null> {
    const chunks = content[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
    const head = await readHead(chunks);
    if (head.length === 0) return null;
    const type = await detectAudioType(head);
    if (!type) throw wrongType();
    const key = `audio-files/${userId}/${newFileName()}.${type.extension}`;
    const file = new ObservedFile(head, chunks);
    await this.storage.putStream(key, Readable.from(file, { objectMode: false }));
    try {
      const { mimeType } = type;
      return { key, mimeType, size: file.size, hash: file.hash, ...(await this.examine(key, file.size)) };
    } catch (error) {
      await this.storage.delete(key);
      throw error;
    }
  }

  /** What has no length, or moving pictures in it, is no song. */
  private async examine(key: string, size: number): Promise<Pick<StoredAudio, 'durationSeconds' | 'tags'>> {
    const content = await this.storage.stream(key);
    // The parser wraps some errors and not others; what the stream reports is none of its own.
    let unreadable: Error | undefined;
    content.once('error', (error) => (unreadable = error));
    try {
      const { format, common } = await parseStream(content, { path: key, size }, { duration: true });
      if (!format.duration || !Number.isFinite(format.duration) || format.hasVideo) throw wrongType();
      return { durationSeconds: format.duration, tags: readTags(common) };
    } catch {
      throw unreadable ?? wrongType();
    } finally {
      content.destroy();
    }
  }
}

/** The bytes of a file as they pass by, counted and hashed. */
class ObservedFile implements AsyncIterable<Buffer> {
  size = 0;
  private readonly digest = createHash('sha256');

  constructor(
    private readonly head: Buffer,
    private readonly rest: AsyncIterator<Buffer>,
  ) {}

  async *[Symbol.asyncIterator](): AsyncGenerator<Buffer> {
    yield this.observe(this.head);
    for (let next = await this.rest.next(); !next.done; next = await this.rest.next()) {
      yield this.observe(next.value);
    }
  }

  /** Once all has passed. */
  get hash(): string {
    return this.digest.copy().digest('base64url');
  }

  private observe(chunk: Buffer): Buffer {
    this.size += chunk.length;
    this.digest.update(chunk);
    return chunk;
  }
}

/** A slow client's first chunk may be a few bytes. */
async function readHead(chunks: AsyncIterator<Buffer>): Promise<Buffer> {
  const head: Buffer[] = [];
  for (let size = 0; size < HEAD_BYTES;) {
    const next = await chunks.next();
    if (next.done) break;
    head.push(next.value);
    size += next.value.length;
  }
  return Buffer.concat(head);
}

export const WRONG_AUDIO_TYPE = 'Please select an MP3, WAV, M4A, or AAC file';

function wrongType(): DomainError {
  return fieldError('INVALID_FILE_TYPE', 'audio', WRONG_AUDIO_TYPE);
}
