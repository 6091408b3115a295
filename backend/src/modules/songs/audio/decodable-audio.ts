import type { InspectedAudio } from './audio-formats.js';
import type { AudioSource } from './audio-source.js';
import { plainWavHead } from './inspect-wav.js';
import { BoxReader } from './mp4-boxes.js';

const PART_BYTES = 256 * 1024;

/** The file in a form that a decoder takes in portions: only its sound, an index before what it lists. */
export async function* decodableAudio(source: AudioSource, audio: InspectedAudio): AsyncGenerator<Buffer> {
  if (audio.format === 'm4a') {
    yield* withIndexFirst(source);
    return;
  }
  if (audio.format === 'wav') yield await plainWavHead(source, audio);
  yield* parts(source, audio.sound.start, audio.sound.end);
}

async function* parts(source: AudioSource, start: number, end: number): AsyncGenerator<Buffer> {
  for (let at = start; at < end; at += PART_BYTES) {
    yield await source.read(at, Math.min(PART_BYTES, end - at));
  }
}

/** With its index at the end, a file would have to be decoded as a whole. */
async function* withIndexFirst(source: AudioSource): AsyncGenerator<Buffer> {
  const reader = new BoxReader(source);
  const index = (await reader.list(0, source.size)).find(({ name }) => name === 'moov');
  if (!index) throw new Error('the file has no index');
  const moved = Buffer.from(await source.read(index.at, index.end - index.at));
  for (const { name, start, end } of await reader.listAll(index)) {
    if (name !== 'stco' && name !== 'co64') continue;
    const width = name === 'stco' ? 4 : 8;
    for (let at = start + 8; at + width <= end; at += width) {
      const place = at - index.at;
      const offset = width === 4 ? moved.readUInt32BE(place) : Number(moved.readBigUInt64BE(place));
      // What stands behind the index stays where it is.
      if (offset >= index.at) continue;
      if (width === 4) moved.writeUInt32BE(offset + moved.length, place);
      else moved.writeBigUInt64BE(BigInt(offset + moved.length), place);
    }
  }
  yield moved;
  yield* parts(source, 0, index.at);
  yield* parts(source, index.end, source.size);
}
