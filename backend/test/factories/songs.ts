import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SONG_DETAILS } from '../../src/modules/songs/dto/song-details.dto.js';
import { Song } from '../../src/modules/songs/song.entity.js';
import type { TestApp } from '../app.js';

type SongText = Record<(typeof SONG_DETAILS)[number], string>;

/** A value for each text field of a song. The tests of uploads and edits read every field back. */
export const SONG_TEXT: SongText = {
  title: 'Rain Song',
  artist: 'Asha Menon',
  description: 'one\n\ntwo',
  story: 'Written on a ferry.',
  storyMalayalam: 'കടത്തുബോട്ടിൽ എഴുതിയത്.',
  titleMalayalam: 'മഴ',
  releaseDate: '2025-06-17',
};

/** Inserts the row of a song; without files unless `values` names some. */
export function createSong(app: TestApp, values: Partial<Song> = {}): Promise<Song> {
  const { manager } = app.dataSource;
  return manager.save(
    manager.create(Song, {
      slug: `song-${randomBytes(6).toString('hex')}`,
      title: 'Monsoon Letter',
      artist: 'Asha Menon',
      ...values,
    }),
  );
}

/** Reads a file of `test/fixtures`. */
export function fixture(name: string): Promise<Buffer> {
  return readFile(join(import.meta.dirname, '../fixtures', name));
}

export interface WavOptions {
  seconds?: number;
  sampleRate?: number;
  /** The level, 0 to 1, at a position, 0 to 1. Constant by default. */
  level?: (share: number) => number;
}

/** Creates a mono WAV of 16 bits. */
export function wav({ seconds = 1, sampleRate = 8_000, level }: WavOptions = {}): Buffer {
  const samples = Math.round(seconds * sampleRate);
  const head = Buffer.alloc(44);
  head.write('RIFF', 0);
  head.writeUInt32LE(36 + samples * 2, 4);
  head.write('WAVEfmt ', 8);
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(sampleRate, 24);
  head.writeUInt32LE(sampleRate * 2, 28);
  head.writeUInt16LE(2, 32);
  head.writeUInt16LE(16, 34);
  head.write('data', 36);
  head.writeUInt32LE(samples * 2, 40);
  // Alternates up and down at half the full level.
  const sound = Buffer.alloc(samples * 2, Buffer.from(Int16Array.of(16_384, -16_384).buffer));
  for (let at = 0; level && at < samples; at += 1) {
    sound.writeInt16LE(Math.round((at % 2 === 0 ? 1 : -1) * 32_767 * level(at / samples)), at * 2);
  }
  return Buffer.concat([head, sound]);
}

export interface SongForm extends Partial<SongText> {
  audio?: Buffer;
  cover?: Buffer;
}

/** The upload form of the console: fields before files. */
export function songForm({ audio, cover, ...fields }: SongForm): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries({ title: 'Monsoon Letter', artist: 'Asha Menon', ...fields })) {
    form.append(name, value);
  }
  if (audio) form.append('audio', new Blob([new Uint8Array(audio)]), 'song.bin');
  if (cover) form.append('cover', new Blob([new Uint8Array(cover)]), 'cover.bin');
  return form;
}

/** Creates an MP3 with an ID3 tag with a picture and lyrics. `sound` must have no tag. */
export function withTags(sound: Buffer, { picture, lyrics }: { picture: Buffer; lyrics: string }): Buffer {
  const utf8 = Buffer.of(3);
  const frames = Buffer.concat([
    frame('USLT', Buffer.concat([utf8, Buffer.from(`mal\0${lyrics}`)])),
    frame('APIC', Buffer.concat([utf8, Buffer.from('image/png\0\x03\0'), picture])),
  ]);
  return Buffer.concat([Buffer.from('ID3\x04\0\0'), syncsafe(frames.length), frames, sound]);
}

function frame(name: string, content: Buffer): Buffer {
  return Buffer.concat([Buffer.from(name), syncsafe(content.length), Buffer.alloc(2), content]);
}

/** Seven bits of each byte, so that no part of a tag looks like the start of audio. */
function syncsafe(length: number): Buffer {
  return Buffer.of((length >> 21) & 127, (length >> 14) & 127, (length >> 7) & 127, length & 127);
}
