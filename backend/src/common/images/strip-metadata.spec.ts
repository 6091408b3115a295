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

    const stripped = stripMetadata(noted)!;

    expect(stripped.includes('zTXt')).toBe(false);
    expect((await upright(stripped)).data).toEqual((await upright(plain)).data);
  });

  it('keeps the transparency of a palette', async () => {
    const clear = await sharp({ create: { width: 4, height: 4, channels: 4, background: '#0000' } })
      .png({ palette: true })
      .toBuffer();

    expect((await upright(stripMetadata(clear)!)).data).toEqual((await upright(clear)).data);
  });

  it.each([1, 2, 3, 4, 5, 6, 7, 8])('keeps its orientation %i', async (turn) => {
    const turned = await picture().withMetadata({ orientation: turn }).png().toBuffer();

    const stripped = stripMetadata(turned)!;

    expect((await sharp(stripped).metadata()).orientation).toBe(turn);
    expect(await upright(stripped)).toEqual(await upright(turned));
  });

  it('is refused with a chunk that is longer than the file', async () => {
    const plain = await picture().png().toBuffer();
    const broken = Buffer.from(plain);
    broken.writeUInt32BE(0xffff_ffff, PNG_HEADER_END);

    expect(stripMetadata(broken)).toBeNull();
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

    const stripped = stripMetadata(photo)!;

    expect(stripped.length).toBe(plain.length + 36);
    expect((await sharp(stripped).metadata()).orientation).toBe(turn);
    expect(await upright(stripped)).toEqual(await upright(photo));
  });

  it('loses directories that point back to the first one', async () => {
    const plain = await picture().jpeg().toBuffer();
    const loops = Array.from({ length: 4_000 }, (): [number, number, number] => [0x8769, 4, 8]);

    expect(stripMetadata(withSegment(plain, exif('MM', loops)))).toEqual(plain);
  });

  it.each([0, 9, 65_535])('with orientation %i is shown as it is', async (turn) => {
    const plain = await picture().jpeg().toBuffer();

    expect(stripMetadata(withSegment(plain, exif('MM', [[0x0112, 3, turn]])))).toEqual(plain);
  });

  it('keeps its color profile and how its colors are coded', async () => {
    const cmyk = await picture().toColorspace('cmyk').withIccProfile('cmyk').jpeg().toBuffer();

    const stripped = stripMetadata(cmyk)!;

    expect((await sharp(stripped).metadata()).icc).toEqual((await sharp(cmyk).metadata()).icc);
    expect((await upright(stripped)).data).toEqual((await upright(cmyk)).data);
  });

  it('is refused without an end of its header', async () => {
    const plain = await picture().jpeg().toBuffer();

    for (const length of [4, 20, 100]) expect(stripMetadata(plain.subarray(0, length))).toBeNull();
  });
});
