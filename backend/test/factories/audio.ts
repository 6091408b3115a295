/** Makes small audio files of any form, right and wrong. */
const u16 = (value: number) => Buffer.of(value & 255, (value >> 8) & 255);
const u32 = (value: number) => Buffer.concat([u16(value % 65_536), u16(Math.floor(value / 65_536))]);

interface FormedWav {
  tag?: number;
  /** Puts the tag into the GUID of an extensible format. */
  isExtensible?: boolean;
  guid?: string;
  channels?: number;
  sampleRate?: number;
  bits?: number;
  seconds?: number;
  sound?: Buffer;
  /** What stands in front of the format, and between it and the samples. */
  before?: Buffer;
  between?: Buffer;
  after?: Buffer;
  statedLength?: number;
  statedFileLength?: number;
  mark?: string;
}

/** A chunk with its pad byte. */
export function chunk(name: string, content: Buffer, stated = content.length): Buffer {
  return Buffer.concat([Buffer.from(name), u32(stated), content, Buffer.alloc(content.length % 2)]);
}

export function formedWav(form: FormedWav = {}): Buffer {
  const { tag = 1, channels = 1, sampleRate = 8_000, bits = 16, seconds = 1.5, mark = 'RIFF' } = form;
  const frame = channels * Math.ceil(bits / 8);
  const sound = form.sound ?? Buffer.alloc(Math.round(seconds * sampleRate) * frame, 7);
  const plain = [u16(channels), u32(sampleRate), u32((sampleRate * frame) % 2 ** 32), u16(frame), u16(bits)];
  const guid = Buffer.from(form.guid ?? '000000001000800000aa00389b71', 'hex');
  const format = form.isExtensible
    ? [u16(0xfffe), ...plain, u16(22), u16(bits), u32(0), u16(tag), guid]
    : [u16(tag), ...plain];
  const body = Buffer.concat([
    Buffer.from('WAVE'),
    form.before ?? Buffer.alloc(0),
    chunk('fmt ', Buffer.concat(format)),
    form.between ?? Buffer.alloc(0),
    chunk('data', sound, form.statedLength),
    form.after ?? Buffer.alloc(0),
  ]);
  return Buffer.concat([Buffer.from(mark), u32(form.statedFileLength ?? body.length), body]);
}

const FRAME_BYTES = 384;

/** Frames of 24 ms at 48 kHz, silent. `stated` frames stand in a header of their own. */
export function mp3({
  frames = 60,
  stated,
  mark = 'Xing',
  head = [0xff, 0xfb, 0x94, 0xc0],
}: {
  frames?: number;
  stated?: number;
  mark?: 'Xing' | 'Info' | 'VBRI';
  head?: number[];
} = {}): Buffer {
  const frame = Buffer.alloc(FRAME_BYTES);
  Buffer.from(head).copy(frame);
  const sound = Array.from({ length: frames }, () => frame);
  if (stated === undefined) return Buffer.concat(sound);
  const first = Buffer.from(frame);
  first.write(mark, mark === 'VBRI' ? 36 : 21);
  if (mark === 'VBRI') first.writeUInt32BE(stated, 36 + 14);
  else {
    first.writeUInt32BE(1, 25);
    first.writeUInt32BE(stated, 29);
  }
  return Buffer.concat([first, ...sound]);
}

/** Frames of AAC at 48 kHz, mono, whose content is not AAC. */
export function adts(frames = 60): Buffer {
  const length = 64;
  const frame = Buffer.alloc(length, 1);
  Buffer.of(0xff, 0xf1, 0x4c, 0x40, length >> 3, (length & 7) << 5, 0xfc).copy(frame);
  return Buffer.concat(Array.from({ length: frames }, () => frame));
}

/** An ID3 tag; `stated` is the length that it claims. */
export function id3(content = Buffer.alloc(20), stated = content.length): Buffer {
  const length = [stated >> 21, stated >> 14, stated >> 7, stated].map((part) => part & 127);
  return Buffer.concat([Buffer.from('ID3\x03\0\0', 'latin1'), Buffer.from(length), content]);
}

const be = (value: number, bytes = 4) =>
  Buffer.from(
    value
      .toString(16)
      .padStart(bytes * 2, '0')
      .slice(-bytes * 2),
    'hex',
  );

export function box(name: string, ...content: Buffer[]): Buffer {
  const body = Buffer.concat(content);
  return Buffer.concat([be(body.length + 8), Buffer.from(name, 'latin1'), body]);
}

interface FormedMp4 {
  brand?: string;
  entry?: string;
  /** What the description of an `mp4a` says: 0x40 is AAC. */
  object?: number;
  /** AAC LC, 48 kHz, mono. */
  config?: number[];
  handler?: string;
  samples?: number;
  samplesOfTimes?: number;
  delta?: number;
  timescale?: number;
  /** In thousandths. */
  statedDuration?: number;
  edits?: Array<[duration: number, start: number]>;
  isIndexLast?: boolean;
  /** More tracks, as `trak` boxes. */
  more?: Buffer[];
  inSampleTable?: Buffer[];
}

const SAMPLE_BYTES = 32;

/** An MP4 with one track, whose samples last 1,024 of 48,000 units each. */
export function mp4(form: FormedMp4 = {}): Buffer {
  const { brand = 'M4A ', samples = 60, isIndexLast = false } = form;
  const type = box('ftyp', Buffer.from(brand), be(0), Buffer.from('isom'));
  const media = box('mdat', Buffer.alloc(samples * SAMPLE_BYTES, 1));
  const size = index(form, 0).length;
  const start = type.length + 8 + (isIndexLast ? 0 : size);
  const moov = index(form, start);
  return Buffer.concat(isIndexLast ? [type, media, moov] : [type, moov, media]);
}

export function track(form: FormedMp4, offset = 0): Buffer {
  const { samples = 60, delta = 1024, timescale = 48_000, handler = 'soun', edits } = form;
  const times = form.samplesOfTimes ?? samples;
  const zero = be(0);
  return box(
    'trak',
    box('tkhd', zero, zero, zero, be(1), Buffer.alloc(68)),
    edits
      ? box(
          'edts',
          box(
            'elst',
            zero,
            be(edits.length),
            ...edits.flatMap(([duration, at]) => [be(duration), be(at >>> 0), be(65_536)]),
          ),
        )
      : Buffer.alloc(0),
    box(
      'mdia',
      box('mdhd', zero, zero, zero, be(timescale), be((times * delta) % 2 ** 32), zero),
      box('hdlr', zero, zero, Buffer.from(handler), Buffer.alloc(13)),
      box(
        'minf',
        box(
          'stbl',
          box('stsd', zero, be(1), sampleEntry(form)),
          box('stts', zero, be(1), be(times), be(delta)),
          box('stsc', zero, be(1), be(1), be(samples), be(1)),
          box('stsz', zero, be(SAMPLE_BYTES), be(samples)),
          box('stco', zero, be(1), be(offset)),
          ...(form.inSampleTable ?? []),
        ),
      ),
    ),
  );
}

function index(form: FormedMp4, offset: number): Buffer {
  const zero = be(0);
  const { samples = 60, statedDuration = Math.round((samples * 1024) / 48) } = form;
  return box(
    'moov',
    box('mvhd', zero, zero, zero, be(1000), be(statedDuration), Buffer.alloc(80)),
    ...(form.more ?? []),
    track(form, offset),
  );
}

function sampleEntry({ entry = 'mp4a', object = 0x40, config = [0x11, 0x88] }: FormedMp4): Buffer {
  const decoder = Buffer.concat([
    Buffer.of(object, 0x15),
    Buffer.alloc(11),
    Buffer.of(5, config.length, ...config),
  ]);
  const description = Buffer.concat([Buffer.of(0, 0, 0), Buffer.of(4, decoder.length), decoder]);
  const head = [Buffer.alloc(6), be(1, 2), Buffer.alloc(8), be(2, 2), be(16, 2), be(0), be(48_000 * 65_536)];
  return box(
    entry,
    ...head,
    entry === 'mp4a' ? box('esds', be(0), Buffer.of(3, description.length), description) : Buffer.alloc(0),
  );
}
