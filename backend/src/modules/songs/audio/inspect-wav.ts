import { A_LAW, FLOAT, type InspectedAudio, MU_LAW, PCM } from './audio-formats.js';
import { cutOff, damaged } from './audio-problems.js';
import type { AudioSource } from './audio-source.js';

const EXTENSIBLE = 0xfffe;
/** The rest of each GUID whose first two bytes are a format tag. */
const GUID_OF_TAGS = '000000001000800000aa00389b71';
const MAX_CHUNKS = 10_000;
/** A program that does not know the length yet states 0, or about 2 or 4 GB. */
const UNKNOWN_LENGTH = 0x7fff_0000;
/** Some programs count a header or a pad byte too many. */
const MISCOUNTED_BYTES = 64;

const OTHER_CODECS: Record<number, string> = {
  0x02: 'ADPCM in a WAV file',
  0x11: 'ADPCM in a WAV file',
  0x31: 'GSM in a WAV file',
  0x50: 'MP2 in a WAV file',
  0x55: 'MP3 in a WAV file',
  0x92: 'Dolby Digital (AC-3) in a WAV file',
  0xff: 'AAC in a WAV file',
  0x160: 'Windows Media Audio in a WAV file',
  0x161: 'Windows Media Audio in a WAV file',
  0x162: 'Windows Media Audio in a WAV file',
  0x163: 'Windows Media Audio in a WAV file',
  0x2000: 'Dolby Digital (AC-3) in a WAV file',
  0x2001: 'DTS in a WAV file',
};

interface Format {
  tag: number;
  channels: number;
  sampleRate: number;
  bits: number;
}

/** RF64 and BW64 are WAV with lengths of 64 bits. */
export function isWav(head: Buffer): boolean {
  return (
    ['RIFF', 'RF64', 'BW64'].includes(head.toString('latin1', 0, 4)) &&
    head.toString('latin1', 8, 12) === 'WAVE'
  );
}

/** Counts the samples by the bytes that are there: a recorder that was not stopped leaves lengths of 0 or 4 GB. */
export async function inspectWav(source: AudioSource): Promise<InspectedAudio> {
  const { format, data } = await readChunks(source);
  const { channels, sampleRate, bits } = format;
  const bytesPerFrame = channels * Math.ceil(bits / 8);
  const codec = codecOf(format);
  const frames = Math.floor((data.end - data.start) / (bytesPerFrame || Infinity));
  const seconds = frames / sampleRate;
  return { format: 'wav', codec, seconds, statedSeconds: null, sampleRate, channels, sound: data };
}

async function readChunks(source: AudioSource): Promise<{ format: Format; data: InspectedAudio['sound'] }> {
  const { size } = source;
  let format: Format | undefined;
  let longLength: number | undefined;
  let at = 12;
  for (let chunks = 0; at + 8 <= size && chunks < MAX_CHUNKS; chunks += 1) {
    const head = await source.read(at, 8);
    const name = head.toString('latin1', 0, 4);
    const length = head.readUInt32LE(4);
    const body = at + 8;
    if (name === 'data') {
      if (!format) throw damaged();
      return { format, data: { start: body, end: endOf(body, longLength ?? length, size) } };
    }
    if (body + length > size) break;
    if (name === 'fmt ') format = readFormat(await source.read(body, Math.min(length, 40)));
    // RIFF size, data size, sample count.
    if (name === 'ds64') longLength = Number((await source.read(body, 16)).readBigUInt64LE(8));
    at = body + length + (length % 2);
  }
  // The lengths lead past the end of the file, or not to the samples.
  const stated = (await source.read(4, 4)).readUInt32LE(0) + 8;
  throw stated > size && stated < UNKNOWN_LENGTH ? cutOff() : damaged();
}

function endOf(start: number, length: number, size: number): number {
  if (length === 0 || length >= UNKNOWN_LENGTH) return size;
  if (start + length > size + MISCOUNTED_BYTES) throw cutOff();
  return Math.min(start + length, size);
}

function readFormat(chunk: Buffer): Format {
  if (chunk.length < 16) throw damaged();
  const tag = chunk.readUInt16LE(0);
  const isKnown = chunk.length >= 40 && chunk.toString('hex', 26, 40) === GUID_OF_TAGS;
  return {
    tag: tag === EXTENSIBLE && isKnown ? chunk.readUInt16LE(24) : tag,
    channels: chunk.readUInt16LE(2),
    sampleRate: chunk.readUInt32LE(4),
    bits: chunk.readUInt16LE(14),
  };
}

function codecOf({ tag, bits }: Format): string {
  if (tag === 1 && bits >= 1 && bits <= 32) return PCM;
  if (tag === 3 && bits === 32) return FLOAT;
  if (tag === 6 && bits === 8) return A_LAW;
  if (tag === 7 && bits === 8) return MU_LAW;
  if (tag === 1 || tag === 3) return `a WAV file of ${bits}-bit ${tag === 1 ? 'PCM' : 'float'}`;
  return OTHER_CODECS[tag] ?? `a WAV file with the unknown codec 0x${tag.toString(16)}`;
}

/** The head of a WAV with nothing but samples, for a decoder that does not know all forms of the format. */
export async function plainWavHead(
  source: AudioSource,
  { sound, channels, sampleRate }: InspectedAudio,
): Promise<Buffer> {
  const { format } = await readChunks(source);
  const bytes = Math.ceil(format.bits / 8);
  const head = Buffer.alloc(44);
  head.write('RIFF');
  head.writeUInt32LE(36 + sound.end - sound.start, 4);
  head.write('WAVEfmt ', 8);
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(format.tag, 20);
  head.writeUInt16LE(channels, 22);
  head.writeUInt32LE(sampleRate, 24);
  head.writeUInt32LE(sampleRate * channels * bytes, 28);
  head.writeUInt16LE(channels * bytes, 32);
  head.writeUInt16LE(bytes * 8, 34);
  head.write('data', 36);
  head.writeUInt32LE(sound.end - sound.start, 40);
  return head;
}
