import { readFileSync } from 'node:fs';

const SOUND = readFileSync(new URL('../../backend/test/fixtures/tone-without-length.mp3', import.meta.url));

/** An MP3 with the frames of ID3v2.4. */
export function taggedFile(frames: Record<string, Buffer | string>): File {
  const written = Object.entries(frames).map(([name, content]) => {
    const text = typeof content === 'string' ? Buffer.from(`\x03${content}`) : content;
    return Buffer.concat([Buffer.from(name), syncsafe(text.length), Buffer.alloc(2), text]);
  });
  const body = Buffer.concat(written);
  const content = Buffer.concat([Buffer.from('ID3\x04\0\0'), syncsafe(body.length), body, SOUND]);
  return new File([new Uint8Array(content)], 'song.mp3', { type: 'audio/mpeg' });
}

const syncsafe = (length: number) =>
  Buffer.of((length >> 21) & 127, (length >> 14) & 127, (length >> 7) & 127, length & 127);

export const pictureFrame = (picture: Uint8Array, type = 'image/png') =>
  Buffer.concat([Buffer.from(`\x03${type}\0\x03\0`), picture]);
export const lyricsFrame = (text: string) => Buffer.from(`\x03mal\0${text}`);
