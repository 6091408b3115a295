import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { MAX_AUDIO_BYTES } from '@paattu/api-client/rules';
import { Injectable } from '@nestjs/common';
import { type IFormat, parseStream } from 'music-metadata';
import { type DomainError, fieldError } from '../../../common/errors/domain-error.js';
import type { FileRule } from '../../../common/multipart/read-multipart.js';
import { Storage } from '../../../infra/storage/storage.js';
import { detectAudioType, HEAD_BYTES } from '../audio-type.js';
import { type AudioTags, readTags } from './audio-tags.js';
import { newFileName } from '../file-names.js';
import type { Song } from '../song.entity.js';

export interface StoredAudio {
  key: string;
  mimeType: string;
  size: number;
  hash: string;
  durationSeconds: number;
  tags: AudioTags;
}

export type AudioColumns = Pick<
  Song,
  'audioFileUrl' | 'audioMimeType' | 'audioSize' | 'audioHash' | 'durationSeconds'
>;

/** The RIFF mark and the length of what follows. */
const WAV_HEAD_BYTES = 8;
const MIN_SECONDS = 1;
/** 4 kbit/s. The lowest rate of MP3 is 8 kbit/s; AAC goes below it in silence. */
const MIN_BYTES_PER_SECOND = 500;
/** The codecs of WAV that browsers play. The last one is WAVE_FORMAT_EXTENSIBLE, which holds one of the others. */
const WAV_CODECS = ['PCM', 'IEEE_FLOAT', 'non-PCM (65534)'];

/** Stores the audio of songs. Holds a part of a file in memory at a time, and accepts four types. */
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
    const type = await detectAudioType(head);
    if (!type || (type.extension === 'wav' && head.length < WAV_HEAD_BYTES)) throw wrongType();
    const key = `audio-files/${userId}/${newFileName()}.${type.extension}`;
    const file = new ObservedFile(head, chunks);
    await this.storage.putStream(key, Readable.from(file, { objectMode: false }));
    try {
      if (type.extension === 'wav' && wavLengthOf(head) > file.size) throw wrongType();
      const { mimeType } = type;
      return { key, mimeType, size: file.size, hash: file.hash, ...(await this.examine(key, file.size)) };
    } catch (error) {
      await this.storage.delete(key);
      throw error;
    }
  }

  /** Rejects a file without sound, with video, or with a duration that its bytes cannot hold. */
  private async examine(key: string, size: number): Promise<Pick<StoredAudio, 'durationSeconds' | 'tags'>> {
    const content = await this.storage.stream(key);
    // The parser wraps some errors of the stream, which do not mean that the file is wrong.
    let unreadable: Error | undefined;
    content.once('error', (error) => (unreadable = error));
    try {
      const { format, common } = await parseStream(content, { path: key, size }, { duration: true });
      return { durationSeconds: durationOf(format, size), tags: readTags(common) };
    } catch {
      throw unreadable ?? wrongType();
    } finally {
      content.destroy();
    }
  }
}

export function toAudioColumns({ key, mimeType, size, hash, durationSeconds }: StoredAudio): AudioColumns {
  return { audioFileUrl: key, audioMimeType: mimeType, audioSize: size, audioHash: hash, durationSeconds };
}

/** Throws for a format that a song cannot have. `size` is that of the file. */
function durationOf(
  { container, codec = '', bitrate = 0, duration = 0, hasVideo }: IFormat,
  size: number,
): number {
  const isWav = container === 'WAVE';
  // Only the rate of a WAV is exact: that of a VBR file may be the rate of its first frame.
  const bytesPerSecond = Math.max(MIN_BYTES_PER_SECOND, isWav ? bitrate / 8 : 0);
  const isPlausible = duration >= MIN_SECONDS && duration * bytesPerSecond <= size;
  if (!isPlausible || hasVideo || (isWav && !WAV_CODECS.includes(codec))) throw wrongType();
  return duration;
}

/** The length of the file as its RIFF header states it. A pad byte at the end may be missing. */
function wavLengthOf(head: Buffer): number {
  return head.readUInt32LE(4) + WAV_HEAD_BYTES - 1;
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
export const WRONG_AUDIO_TYPE = 'Please select an MP3, WAV, M4A, or AAC file';

export function missingAudio(): DomainError {
  return fieldError('MISSING_AUDIO_FILE', 'audio');
}

function wrongType(): DomainError {
  return fieldError('INVALID_FILE_TYPE', 'audio', WRONG_AUDIO_TYPE);
}
