import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { MAX_AUDIO_BYTES } from '@paattu/shared/rules';
import { Injectable } from '@nestjs/common';
import { type DomainError, fieldError } from '../../../common/errors/domain-error.js';
import type { FileRule } from '../../../common/multipart/read-multipart.js';
import { Storage } from '../../../infra/storage/storage.js';
import { AUDIO_FORMATS } from '../audio/audio-formats.js';
import { StoredAudioSource } from '../audio/audio-source.js';
import { HEAD_BYTES, inspectAudio, likelyFormat } from '../audio/inspect-audio.js';
import { misstated } from '../audio/misstated.js';
import { newFileName } from '../file-names.js';
import type { Song } from '../song.entity.js';
import { type AudioTags, parseTags } from './audio-tags.js';

export interface StoredAudio {
  key: string;
  mimeType: string;
  size: number;
  hash: string;
  durationSeconds: number;
  statedSeconds: number | null;
  tags: AudioTags;
}

export type AudioColumns = Pick<
  Song,
  | 'audioFileUrl'
  | 'audioMimeType'
  | 'audioSize'
  | 'audioHash'
  | 'audioInspection'
  | 'durationSeconds'
  | 'statedSeconds'
>;

/** Stores the audio of songs. Holds a part of a file in memory at a time, and accepts what browsers play. */
@Injectable()
export class SongAudio {
  constructor(private readonly storage: Storage) {}

  /** How a form's audio is read. Adds the key of the stored file to `keys`. */
  formFile(userId: string, keys: string[]): FileRule<StoredAudio | null> {
    return {
      maxBytes: MAX_AUDIO_BYTES,
      tooLarge: AUDIO_TOO_LARGE_SENTENCE,
      read: async (content) => {
        const stored = await this.store(userId, content);
        if (stored) keys.push(stored.key);
        return stored;
      },
    };
  }

  /** Returns null for an empty file, which is what a form without a file sends. Deletes a file that it rejects. */
  async store(userId: string, content: Readable): Promise<StoredAudio | null> {
    const chunks = content[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
    const head = await readHead(chunks);
    if (head.length === 0) return null;
    const key = `audio-files/${userId}/${newFileName()}.${await likelyFormat(head)}`;
    const file = new ObservedFile(head, chunks);
    await this.storage.putStream(key, Readable.from(file, { objectMode: false }));
    try {
      const { size, hash } = file;
      const { format, seconds, statedSeconds } = await inspectAudio(
        new StoredAudioSource(this.storage, key, size),
      );
      return {
        key,
        mimeType: AUDIO_FORMATS[format].mimeType,
        size,
        hash,
        durationSeconds: seconds,
        statedSeconds: misstated(statedSeconds, seconds),
        tags: await this.readTags(key, size),
      };
    } catch (error) {
      await this.storage.delete(key);
      throw error;
    }
  }

  private async readTags(key: string, size: number): Promise<AudioTags> {
    const content = await this.storage.stream(key);
    // The parser wraps some errors of the stream, which do not mean that the tags are wrong.
    let unreadable: Error | undefined;
    content.once('error', (error) => (unreadable = error));
    try {
      const tags = await parseTags(content, key, size);
      if (unreadable) throw unreadable;
      return tags;
    } finally {
      content.destroy();
    }
  }
}

export function toAudioColumns(audio: StoredAudio): AudioColumns {
  const { key, mimeType, size, hash, durationSeconds, statedSeconds } = audio;
  return {
    audioFileUrl: key,
    audioMimeType: mimeType,
    audioSize: size,
    audioHash: hash,
    audioInspection: { audio: key, problem: null },
    durationSeconds,
    statedSeconds,
  };
}

/** Passes the bytes of a file on, and counts and hashes them. */
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

  /** Complete after the last byte. */
  get hash(): string {
    return this.digest.copy().digest('base64url');
  }

  private observe(chunk: Buffer): Buffer {
    this.size += chunk.length;
    this.digest.update(chunk);
    return chunk;
  }
}

/** Reads several chunks, because the first one of a slow client may be a few bytes. */
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

export const AUDIO_TOO_LARGE_SENTENCE = 'Please select a file smaller than 50MB';

export function missingAudio(): DomainError {
  return fieldError('MISSING_AUDIO_FILE', 'audio');
}
