/** A frame of MPEG audio: of MP3, of its elder layers, or of AAC with ADTS headers. */
export interface Frame {
  kind: 'mp3' | 'mp2' | 'mp1' | 'aac';
  /** In bytes, with the header; 0 in free format. */
  length: number;
  samples: number;
  sampleRate: number;
  channels: number;
  /** The frame does not state its length. */
  isFree: boolean;
  /** Of MPEG-1, not of MPEG-2 or 2.5. */
  isFirstVersion: boolean;
}

const RATES = [44_100, 48_000, 32_000];
const AAC_RATES = [
  96_000, 88_200, 64_000, 48_000, 44_100, 32_000, 24_000, 22_050, 16_000, 12_000, 11_025, 8_000, 7_350,
];
/** Kilobits a second by version, layer and index. */
const BITRATES = {
  first: {
    mp1: [0, 32, 64, 96, 128, 160, 192, 224, 256, 288, 320, 352, 384, 416, 448],
    mp2: [0, 32, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320, 384],
    mp3: [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  },
  later: {
    mp1: [0, 32, 48, 56, 64, 80, 96, 112, 128, 144, 160, 176, 192, 224, 256],
    mp2: [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
    mp3: [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
  },
};
const KINDS = [null, 'mp3', 'mp2', 'mp1'] as const;

/** Null where no frame begins. */
export function readFrame(bytes: Buffer, at: number): Frame | null {
  if (at + 4 > bytes.length || bytes[at] !== 0xff) return null;
  const [, second = 0, third = 0, fourth = 0] = bytes.subarray(at, at + 4);
  if ((second & 0xe0) !== 0xe0) return null;
  const kind = KINDS[(second >> 1) & 3];
  if (!kind) return readAdts(bytes, at);
  const version = (second >> 3) & 3;
  const rate = RATES[(third >> 2) & 3];
  const bitrate = BITRATES[version === 3 ? 'first' : 'later'][kind][third >> 4];
  if (version === 1 || rate === undefined || bitrate === undefined || (fourth & 3) === 2) return null;
  const isFirstVersion = version === 3;
  const sampleRate = rate / (isFirstVersion ? 1 : version === 2 ? 2 : 4);
  const samples = kind === 'mp1' ? 384 : kind === 'mp3' && !isFirstVersion ? 576 : 1152;
  const padding = (third >> 1) & 1;
  const slots =
    Math.floor(((samples / 8) * bitrate * 1000) / sampleRate / (kind === 'mp1' ? 4 : 1)) + padding;
  const length = bitrate === 0 ? 0 : slots * (kind === 'mp1' ? 4 : 1);
  const channels = fourth >> 6 === 3 ? 1 : 2;
  return { kind, length, samples, sampleRate, channels, isFree: bitrate === 0, isFirstVersion };
}

function readAdts(bytes: Buffer, at: number): Frame | null {
  if (at + 7 > bytes.length) return null;
  const [, second = 0, third = 0, fourth = 0, fifth = 0, sixth = 0, seventh = 0] = bytes.subarray(at, at + 7);
  const sampleRate = AAC_RATES[(third >> 2) & 15];
  const length = ((fourth & 3) << 11) | (fifth << 3) | (sixth >> 5);
  if ((second & 0xf6) !== 0xf0 || sampleRate === undefined || length < 7) return null;
  const setting = ((third & 1) << 2) | (fourth >> 6);
  const channels = setting === 7 ? 8 : setting || 2;
  const samples = 1024 * ((seventh & 3) + 1);
  return { kind: 'aac', length, samples, sampleRate, channels, isFree: false, isFirstVersion: false };
}

/** How many frames the header of an encoder states, which stands in a frame without sound; null in a frame with sound. */
export function statedFrames(bytes: Buffer, at: number, { channels, isFirstVersion }: Frame): number | null {
  const sideInformation = isFirstVersion ? (channels === 1 ? 17 : 32) : channels === 1 ? 9 : 17;
  const xing = at + 4 + sideInformation;
  const mark = bytes.toString('latin1', xing, xing + 4);
  if ((mark === 'Xing' || mark === 'Info') && xing + 12 <= bytes.length) {
    return bytes.readUInt32BE(xing + 4) & 1 ? bytes.readUInt32BE(xing + 8) : 0;
  }
  const vbri = at + 36;
  if (bytes.toString('latin1', vbri, vbri + 4) === 'VBRI' && vbri + 18 <= bytes.length) {
    return bytes.readUInt32BE(vbri + 14);
  }
  return null;
}
