import { AAC, FLAC, MP3, OPUS } from './audio-formats.js';

export interface SampleEntry {
  codec: string;
  sampleRate: number;
  channels: number;
}

const PCM_IN_M4A = 'uncompressed sound (PCM) in an M4A file';
const PROTECTED = 'protected (DRM)';
const CODECS: Record<string, string> = {
  fLaC: FLAC,
  Opus: OPUS,
  '.mp3': MP3,
  alac: 'Apple Lossless (ALAC)',
  'ac-3': 'Dolby Digital (AC-3)',
  'ec-3': 'Dolby Digital Plus (E-AC-3)',
  'ac-4': 'Dolby AC-4',
  dtsc: 'DTS',
  dtse: 'DTS',
  dtsh: 'DTS',
  dtsl: 'DTS',
  dtsx: 'DTS',
  samr: 'AMR',
  sawb: 'AMR',
  mha1: 'MPEG-H',
  mhm1: 'MPEG-H',
  ulaw: 'µ-law in an M4A file',
  alaw: 'A-law in an M4A file',
  drms: PROTECTED,
  enca: PROTECTED,
  ...Object.fromEntries(
    ['sowt', 'twos', 'lpcm', 'ipcm', 'fpcm', 'in24', 'in32', 'fl32', 'fl64', 'raw ', 'NONE'].map((name) => [
      name,
      PCM_IN_M4A,
    ]),
  ),
};

const AAC_OBJECTS = [0x40, 0x66, 0x67, 0x68];
const MP3_OBJECTS = [0x69, 0x6b];
const AAC_RATES = [
  96_000, 88_200, 64_000, 48_000, 44_100, 32_000, 24_000, 22_050, 16_000, 12_000, 11_025, 8_000, 7_350,
];
/** Main, LC, SSR, LTP, with the extensions for low rates: what players know as AAC. */
const AAC_PROFILES = [1, 2, 3, 4, 5, 29];
const USAC = 42;

/** Reads the first entry of an `stsd` box. */
export function readSampleEntry(stsd: Buffer): SampleEntry | null {
  if (stsd.length < 8 + 36) return null;
  const entry = stsd.subarray(8, 8 + Math.min(stsd.readUInt32BE(8), stsd.length - 8));
  if (entry.length < 36) return null;
  const name = entry.toString('latin1', 4, 8);
  const version = entry.readUInt16BE(16);
  const sound = { sampleRate: entry.readUInt16BE(32), channels: entry.readUInt16BE(24) };
  if (version === 2 && entry.length >= 72) {
    sound.sampleRate = Math.round(entry.readDoubleBE(40));
    sound.channels = entry.readUInt32BE(48);
  }
  if (name !== 'mp4a')
    return { codec: CODECS[name] ?? `sound of the unknown type “${printable(name)}”`, ...sound };
  const { object, config } = readDescription(entry);
  if (MP3_OBJECTS.includes(object)) return { codec: MP3, ...sound };
  if (!AAC_OBJECTS.includes(object)) return { codec: nameOfObject(object), ...sound };
  const { profile, ...real } = readAacConfig(config);
  const codec = AAC_PROFILES.includes(profile)
    ? AAC
    : profile === USAC
      ? 'xHE-AAC'
      : `AAC of the unusual profile ${profile}`;
  return {
    codec,
    sampleRate: real.sampleRate ?? sound.sampleRate,
    channels: real.channels ?? sound.channels,
  };
}

function nameOfObject(object: number): string {
  if (object === 0xa5) return 'Dolby Digital (AC-3)';
  if (object === 0xa6) return 'Dolby Digital Plus (E-AC-3)';
  if (object === 0xa9) return 'DTS';
  return `sound of the unknown type 0x${object.toString(16)}`;
}

/** Type and set-up of the sound, which an `esds` box describes with nested lengths. */
function readDescription(entry: Buffer): { object: number; config: Buffer } {
  const found = entry.indexOf('esds', 36, 'latin1');
  let object = 0;
  if (found < 0) return { object, config: Buffer.alloc(0) };
  let at = found + 8;
  while (at + 2 < entry.length) {
    const tag = entry[at];
    at += 1;
    let length = 0;
    for (let more = true; more && at < entry.length; at += 1) {
      const byte = entry[at] ?? 0;
      length = (length << 7) | (byte & 0x7f);
      more = (byte & 0x80) !== 0;
    }
    if (tag === 3) at += 3;
    else if (tag === 4) {
      object = entry[at] ?? 0;
      at += 13;
    } else if (tag === 5) return { object, config: entry.subarray(at, at + length) };
    else at += Math.max(0, length);
  }
  return { object, config: Buffer.alloc(0) };
}

/** The real rate and channels: the entry has 16 bits for a rate, and often says stereo. */
function readAacConfig(config: Buffer): { profile: number; sampleRate?: number; channels?: number } {
  let position = 0;
  const take = (count: number) => {
    let value = 0;
    for (let taken = 0; taken < count; taken += 1, position += 1) {
      value = value * 2 + (((config[position >> 3] ?? 0) >> (7 - (position & 7))) & 1);
    }
    return value;
  };
  const takeProfile = () => {
    const profile = take(5);
    return profile === 31 ? 32 + take(6) : profile;
  };
  const takeRate = () => {
    const index = take(4);
    return index === 15 ? take(24) : AAC_RATES[index];
  };
  const profile = takeProfile();
  const core = takeRate();
  const setting = take(4);
  const hasExtension = profile === 5 || profile === 29;
  const sampleRate = (hasExtension ? takeRate() : undefined) ?? core;
  const channels = setting === 0 ? undefined : setting === 7 ? 8 : setting;
  return { profile, sampleRate, channels };
}

function printable(name: string): string {
  return name.replace(/[^ -~]/g, '?');
}
