import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { stripMetadata } from './strip-metadata.js';

const MEGABYTE = 1024 * 1024;

/** Red, with a green left half. */
function picture() {
  return sharp({ create: { width: 6, height: 4, channels: 3, background: '#c00' } }).composite([
    {
      input: { create: { width: 3, height: 4, channels: 3, background: '#0a6' } },
      left: 0,
      top: 0,
    },
  ]);
}

function pngChunk(type: string, data: Buffer): Buffer {
  const frame = Buffer.alloc(12 + data.length);
  frame.writeUInt32BE(data.length, 0);
  frame.write(type, 4, 'latin1');
  data.copy(frame, 8);
  frame.writeUInt32BE(crc32(frame.subarray(4, 8 + data.length)), 8 + data.length);
  return frame;
}

/** A text of 40 MB in 40 KB. */
const longText = pngChunk(
  'zTXt',
  Buffer.concat([Buffer.from('note\0\0', 'latin1'), deflateSync(Buffer.alloc(40 * MEGABYTE, 'A'))]),
);
const PNG_HEADER_END = 33;

function jpegSegment(marker: number, data: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(data.length + 2, 2);
  return Buffer.concat([head, data]);
}

/** An Exif segment with the given entries of the first directory, each of a tag, a type and a value. */
function exif(order: 'II' | 'MM', entries: Array<[tag: number, type: number, value: number]>): Buffer {
  const isLittle = order === 'II';
  const bytes = Buffer.alloc(14 + entries.length * 12);
  const write16 = (value: number, at: number) =>
    isLittle ? bytes.writeUInt16LE(value, at) : bytes.writeUInt16BE(value, at);
  const write32 = (value: number, at: number) =>
    isLittle ? bytes.writeUInt32LE(value, at) : bytes.writeUInt32BE(value, at);
  bytes.write(order, 0, 'latin1');
  write16(42, 2);
  write32(8, 4);
  write16(entries.length, 8);
  for (const [index, [tag, type, value]] of entries.entries()) {
    const at = 10 + index * 12;
    write16(tag, at);
    write16(type, at + 2);
    write32(1, at + 4);
    if (type === 3) write16(value, at + 8);
    else write32(value, at + 8);
  }
  return jpegSegment(0xe1, Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), bytes]));
}

const stripPng = (file: Buffer) => stripMetadata(file, 'PNG')!;
const stripJpeg = (file: Buffer) => stripMetadata(file, 'JPEG');

const withSegment = (jpeg: Buffer, segment: Buffer) =>
  Buffer.concat([jpeg.subarray(0, 2), segment, jpeg.subarray(2)]);
const upright = (file: Buffer) => sharp(file).autoOrient().raw().toBuffer({ resolveWithObject: true });

describe('a PNG', () => {
  it('keeps what its pixels need, and loses its texts before and after them', async () => {
    const plain = await picture().png().toBuffer();
    const end = plain.length - 12;
    const noted = Buffer.concat([
      plain.subarray(0, PNG_HEADER_END),
      longText,
      plain.subarray(PNG_HEADER_END, end),
      longText,
      plain.subarray(end),
      Buffer.from('<html>'),
    ]);

    const stripped = stripPng(noted);

    expect(stripped.includes('zTXt')).toBe(false);
    expect((await upright(stripped)).data).toEqual((await upright(plain)).data);
  });

  it('keeps the transparency of a palette', async () => {
    const clear = await sharp({ create: { width: 4, height: 4, channels: 4, background: '#0000' } })
      .png({ palette: true })
      .toBuffer();

    expect((await upright(stripPng(clear))).data).toEqual((await upright(clear)).data);
  });

  it.each([1, 2, 3, 4, 5, 6, 7, 8])('keeps its orientation %i', async (turn) => {
    const turned = await picture().withMetadata({ orientation: turn }).png().toBuffer();

    const stripped = stripPng(turned);

    expect((await sharp(stripped).metadata()).orientation).toBe(turn);
    expect(await upright(stripped)).toEqual(await upright(turned));
  });

  it('keeps of a chunk that is longer than the file what there is', async () => {
    const plain = await picture().png().toBuffer();
    const broken = Buffer.from(plain);
    broken.writeUInt32BE(0xffff_ffff, broken.indexOf('IDAT') - 4);

    expect(stripPng(broken)).toEqual(broken);
  });

  it('loses its animation', async () => {
    const plain = await picture().png().toBuffer();
    const animated = Buffer.concat([
      plain.subarray(0, PNG_HEADER_END),
      pngChunk('acTL', Buffer.alloc(8, 1)),
      plain.subarray(PNG_HEADER_END),
    ]);

    expect(stripPng(animated)).toEqual(plain);
  });
});

describe('a JPEG', () => {
  it.each(
    (['II', 'MM'] as const).flatMap((order) =>
      [1, 2, 3, 4, 5, 6, 7, 8].map((turn) => [order, turn] as const),
    ),
  )('in order %s keeps its orientation %i and nothing else', async (order, turn) => {
    const plain = await picture().jpeg().toBuffer();
    const photo = withSegment(
      withSegment(plain, jpegSegment(0xfe, Buffer.from('by a camera'))),
      exif(order, [
        [0x010f, 4, 7],
        [0x0112, 3, turn],
      ]),
    );

    const stripped = stripJpeg(photo)!;

    expect(stripped.length).toBe(plain.length + 36);
    expect((await sharp(stripped).metadata()).orientation).toBe(turn);
    expect(await upright(stripped)).toEqual(await upright(photo));
  });

  it('loses directories that point back to the first one', async () => {
    const plain = await picture().jpeg().toBuffer();
    const loops = Array.from({ length: 4_000 }, (): [number, number, number] => [0x8769, 4, 8]);

    expect(stripJpeg(withSegment(plain, exif('MM', loops)))).toEqual(plain);
  });

  it.each([0, 9, 65_535])('with orientation %i is shown as it is', async (turn) => {
    const plain = await picture().jpeg().toBuffer();

    expect(stripJpeg(withSegment(plain, exif('MM', [[0x0112, 3, turn]])))).toEqual(plain);
  });

  it('keeps its color profile and how its colors are coded', async () => {
    const cmyk = await picture().toColorspace('cmyk').withIccProfile('cmyk').jpeg().toBuffer();

    const stripped = stripJpeg(cmyk)!;

    expect((await sharp(stripped).metadata()).icc).toEqual((await sharp(cmyk).metadata()).icc);
    expect((await upright(stripped)).data).toEqual((await upright(cmyk)).data);
  });

  it.each([
    ['bytes between two segments', 2, '00112233'],
    ['a byte of 0xFF that begins no marker', 2, 'ff00'],
    ['restart markers and a temporary one', 2, 'ffd0ffd7ff01'],
    ['fill bytes', 2, 'ffffff'],
    ['a segment of data that counts not even its length', 2, 'ffe50000'],
  ])('loses %s', async (_, at, hex) => {
    const plain = await picture().jpeg().toBuffer();
    const second = at + 2 + plain.readUInt16BE(at + 2);
    const odd = Buffer.concat([plain.subarray(0, second), Buffer.from(hex, 'hex'), plain.subarray(second)]);

    expect(stripJpeg(odd)).toEqual(plain);
  });

  it('keeps everything from the start of the scan', async () => {
    const plain = await picture().jpeg().toBuffer();
    const video = Buffer.concat([plain, Buffer.from('ffe1ffffffd8', 'hex'), Buffer.alloc(500)]);

    expect(stripJpeg(video)).toEqual(video);
  });

  it.each([
    [1, [6], 6],
    [3, [6], 6],
    [4, [6], 6],
    [2, [6], undefined],
    [5, [6], undefined],
    [3, [6, 3], 6],
  ])('with orientations of the type %i and the values %j has orientation %s', async (type, values, turn) => {
    const plain = await picture().jpeg().toBuffer();
    for (const order of ['II', 'MM'] as const) {
      // A BYTE and an ASCII character come first in the four bytes of a value.
      const placed = (value: number) => (type <= 2 && order === 'MM' ? value * 0x1_00_00_00 : value);
      const photo = values.reduceRight(
        (file, value) => withSegment(file, exif(order, [[0x0112, type, placed(value)]])),
        plain,
      );

      expect((await sharp(stripJpeg(photo)!).metadata()).orientation).toBe(turn);
    }
  });

  it('of a million segments takes no more memory than its bytes', async () => {
    const plain = await picture().jpeg().toBuffer();
    const restarts = Buffer.alloc(6 * 800_000, Buffer.from('ffdd00040000', 'hex'));

    const stripped = stripJpeg(withSegment(plain, restarts))!;

    expect(stripped.equals(withSegment(plain, restarts))).toBe(true);
    expect(stripped.buffer.byteLength - stripped.length).toBeLessThan(100);
  });

  it.each(['no scan', 'an end before the scan', 'a second start'])('is refused with %s', async (name) => {
    const plain = await picture().jpeg().toBuffer();
    const scan = plain.indexOf(Buffer.from('ffda', 'hex'));
    const marker = Buffer.from(name === 'a second start' ? 'ffd8' : 'ffd9', 'hex');

    if (name === 'no scan')
      for (const length of [4, 20, 100, scan]) expect(stripJpeg(plain.subarray(0, length))).toBeNull();
    else expect(stripJpeg(Buffer.concat([plain.subarray(0, scan), marker, plain.subarray(scan)]))).toBeNull();
  });
});
