import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { checkPhoto, processPhoto } from './process-image.js';

/** Noise, so that a part of the file is a part of the picture. */
const noise = sharp({
  create: {
    width: 64,
    height: 48,
    channels: 3,
    background: '#000',
    noise: { type: 'gaussian', mean: 128, sigma: 50 },
  },
});
const jpeg = await noise.clone().jpeg().toBuffer();
const progressive = await noise.clone().jpeg({ progressive: true }).toBuffer();
const png = await noise.clone().png().toBuffer();

const insert = (file: Buffer, at: number, part: Buffer | string) =>
  Buffer.concat([
    file.subarray(0, at),
    typeof part === 'string' ? Buffer.from(part, 'hex') : part,
    file.subarray(at),
  ]);
const cut = (file: Buffer, bytes: number) => file.subarray(0, file.length - bytes);
/** The place of a marker of the JPEG, or of a chunk of the PNG. */
const marker = (hex: string) => jpeg.indexOf(Buffer.from(hex, 'hex'));
const chunkAt = (type: string) => png.indexOf(type) - 4;
const [sof, sos] = [marker('ffc0'), marker('ffda')];
const HEADER_END = 33;

function changed(file: Buffer, at: number, value: number, bytes = 1): Buffer {
  const copy = Buffer.from(file);
  copy.writeUIntBE(value, at, bytes);
  return copy;
}

function chunk(type: string, data: Buffer | string): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), Buffer.from(data)]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(named.length - 4);
  checksum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, checksum]);
}

const pngHeader = (width: number, height: number) => {
  const data = Buffer.from('0000000000000000080200000000', 'hex').subarray(0, 13);
  data.writeUInt32BE(width, 0);
  data.writeUInt32BE(height, 4);
  return Buffer.concat([png.subarray(0, 8), chunk('IHDR', data), png.subarray(HEADER_END)]);
};
const profile = (bytes: number) =>
  chunk('iCCP', Buffer.concat([Buffer.from('x\0\0', 'latin1'), deflateSync(Buffer.alloc(bytes, 9))]));
const withBrokenChecksum = (part: Buffer) => changed(part, part.length - 1, part.at(-1)! ^ 1);
const icc = Buffer.concat([
  Buffer.from('ffe2013c', 'hex'),
  Buffer.from('ICC_PROFILE\0\x01\x01', 'latin1'),
  Buffer.alloc(300, 9),
]);

/** What a browser shows, too. */
const TAKEN: ReadonlyArray<readonly [string, Buffer]> = [
  ['a JPEG behind another one', Buffer.concat([jpeg, progressive])],
  ['a JPEG with an archive behind it', Buffer.concat([jpeg, Buffer.from('PK\x03\x04'), Buffer.alloc(500)])],
  ['a PNG with a JPEG behind it', Buffer.concat([png, jpeg])],
  ['a JPEG with 18 bytes between two segments', insert(jpeg, sof, Buffer.alloc(18, 7))],
  ['a JPEG with 2 KB before its scan', insert(jpeg, sos, Buffer.alloc(2_000, 7))],
  ['a JPEG with zero bytes between segments', insert(jpeg, sof, Buffer.alloc(4))],
  ['a JPEG with bytes of a scan before it', insert(jpeg, sof, 'ff00ff00')],
  ['a JPEG with restart markers before its scan', insert(jpeg, sof, 'ffd0ffd7ff01')],
  ['a JPEG with data of length 0', insert(jpeg, 2, 'ffe50000')],
  ['a JPEG with data of length 1', insert(jpeg, 2, 'ffe50001')],
  ['a JPEG with a comment of length 1', insert(jpeg, 2, 'fffe0001')],
  ['a JPEG with fill bytes', insert(jpeg, sof, 'ffffff')],
  ['a JPEG with a broken color profile', insert(jpeg, 2, icc)],
  ['a JPEG with zeros behind it', Buffer.concat([jpeg, Buffer.alloc(64 * 1024)])],
  ['a PNG without its end', cut(png, 12)],
  ['a PNG with a part of its end', cut(png, 4)],
  ['a PNG with a wrong checksum of its end', withBrokenChecksum(png)],
  [
    'a PNG with a text of a wrong checksum',
    insert(png, HEADER_END, withBrokenChecksum(chunk('tEXt', 'a\0b'))),
  ],
  [
    'a PNG with a gamma of a wrong checksum',
    insert(png, HEADER_END, withBrokenChecksum(chunk('gAMA', Buffer.from('0000b18f', 'hex')))),
  ],
  ['a PNG with an unknown chunk', insert(png, HEADER_END, chunk('abCd', 'x'))],
  ['a PNG with a chunk that no PNG may have', insert(png, HEADER_END, chunk('12#$', 'x'))],
  ['a PNG with a broken color profile', insert(png, HEADER_END, profile(300))],
  ['a PNG with a color profile of 100 MB', insert(png, HEADER_END, profile(100_000_000))],
  ['a PNG with a color space of three bytes', insert(png, HEADER_END, chunk('sRGB', '\0\x01\x02'))],
  ['a PNG with a transparency that is too long', insert(png, HEADER_END, chunk('tRNS', Buffer.alloc(300)))],
  ['an animated PNG', insert(png, HEADER_END, chunk('acTL', Buffer.from('0000000200000000', 'hex')))],
];

const NO_PICTURE = 'INVALID_FILE_TYPE';
const REFUSED: ReadonlyArray<readonly [string, Buffer, string]> = [
  ['nothing', Buffer.alloc(0), NO_PICTURE],
  ['one byte', Buffer.from([0xff]), NO_PICTURE],
  ['zeros', Buffer.alloc(1_000), NO_PICTURE],
  ['a text', Buffer.from('no picture'), NO_PICTURE],
  ['a page', Buffer.from('<html><body>'), NO_PICTURE],
  ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'), NO_PICTURE],
  ['a WebP', await noise.clone().webp().toBuffer(), NO_PICTURE],
  ['a GIF', await noise.clone().gif().toBuffer(), NO_PICTURE],
  ['an AVIF', await noise.clone().avif({ effort: 0 }).toBuffer(), NO_PICTURE],
  ['a TIFF', await noise.clone().tiff().toBuffer(), NO_PICTURE],
  ['a JPEG of its first marker', Buffer.from('ffd8ff', 'hex'), NO_PICTURE],
  ['a JPEG of its start and end', Buffer.from('ffd8ffd9', 'hex'), NO_PICTURE],
  ['a JPEG without its last 100 bytes', cut(jpeg, 100), NO_PICTURE],
  ['half a JPEG', cut(jpeg, jpeg.length / 2), NO_PICTURE],
  ['half a progressive JPEG', cut(progressive, progressive.length / 2), NO_PICTURE],
  ['a JPEG with a text before its first segment', insert(jpeg, 2, Buffer.from('junk')), NO_PICTURE],
  ['a JPEG that starts twice', insert(jpeg, 2, 'ffd8'), NO_PICTURE],
  ['a JPEG that ends before its scan', insert(jpeg, sos, 'ffd9'), NO_PICTURE],
  ['a JPEG with data longer than the file', insert(jpeg, 2, 'ffe5ffff'), NO_PICTURE],
  ['a JPEG with a table of length 1', insert(jpeg, 2, 'ffdb0001'), NO_PICTURE],
  ['a JPEG of height 0', changed(jpeg, sof + 5, 0, 2), NO_PICTURE],
  ['a JPEG of 3,600 megapixels', changed(jpeg, sof + 5, 60_000 * 65_536 + 60_000, 4), 'IMAGE_TOO_DETAILED'],
  ['a JPEG with seven channels', changed(jpeg, sof + 9, 7), NO_PICTURE],
  ['a JPEG of 12 bits', changed(jpeg, sof + 4, 12), NO_PICTURE],
  ['a PNG of its first bytes', png.subarray(0, 8), NO_PICTURE],
  ['half a PNG', cut(png, png.length / 2), NO_PICTURE],
  ['a PNG without its last pixels', cut(png, 20), NO_PICTURE],
  ['a PNG without pixels', Buffer.concat([png.subarray(0, HEADER_END), png.subarray(-12)]), NO_PICTURE],
  ['a PNG of no width', pngHeader(0, 0), NO_PICTURE],
  ['a PNG of 10,000 megapixels', pngHeader(100_000, 100_000), 'IMAGE_TOO_DETAILED'],
  ['a PNG of more rows than it has', pngHeader(64, 80), NO_PICTURE],
  [
    'a PNG whose header has a wrong checksum',
    changed(png, HEADER_END - 1, png[HEADER_END - 1]! ^ 1),
    NO_PICTURE,
  ],
  ['a PNG whose pixels have a wrong checksum', changed(png, png.length - 13, png.at(-13)! ^ 1), NO_PICTURE],
  ['a PNG with two headers', insert(png, HEADER_END, png.subarray(8, HEADER_END)), NO_PICTURE],
  ['a PNG whose pixels are longer than the file', changed(png, chunkAt('IDAT'), 0xffff_ffff, 4), NO_PICTURE],
  [
    'a PNG whose line ends were converted',
    Buffer.from(png.toString('latin1').replaceAll('\r\n', '\n'), 'latin1'),
    NO_PICTURE,
  ],
];

const process = async (file: Buffer) => processPhoto(await checkPhoto(file), null);

test.each(TAKEN)('accepts %s, and shows it as the plain one', async (_, file) => {
  const plain = file.subarray(0, 2).equals(png.subarray(0, 2)) ? png : jpeg;

  expect((await process(file)).jpeg.equals((await process(plain)).jpeg)).toBe(true);
});

test.each(REFUSED)('refuses %s', async (_, file, code) => {
  await expect(process(file)).rejects.toMatchObject({ code });
});
