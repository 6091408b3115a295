import { crc32 } from 'node:zlib';

/** What changes the picture itself: its header, palette, pixels and colors. */
const PNG_CHUNKS = new Set([
  'IHDR',
  'PLTE',
  'tRNS',
  'IDAT',
  'IEND',
  'sRGB',
  'gAMA',
  'cHRM',
  'iCCP',
  'sBIT',
  'pHYs',
]);
const PNG_EXIF = 'eXIf';
const PNG_SIGNATURE_BYTES = 8;
/** Length, type and checksum. */
const PNG_FRAME_BYTES = 12;

const JPEG_START_OF_SCAN = 0xda;
const JPEG_EXIF = 0xe1;
const JPEG_COMMENT = 0xfe;
/** JFIF, a color profile, and Adobe's, which says how colors are coded. */
const JPEG_KEPT_DATA = new Set([0xe0, 0xe2, 0xee]);
const JPEG_EXIF_NAME = Buffer.from('Exif\0\0', 'latin1');

const ORIENTATION_TAG = 0x0112;
const TIFF_ENTRY_BYTES = 12;

/**
 * A PNG or JPEG without its texts and data about the camera, except for its orientation. A few bytes of these can cost a
 * reader gigabytes or seconds: compressed texts, and directories that refer to each other.
 * @returns null for a file whose header has no end
 */
export function stripMetadata(file: Buffer): Buffer | null {
  return file.readUInt16BE(0) === 0xffd8 ? stripJpeg(file) : stripPng(file);
}

function stripPng(file: Buffer): Buffer | null {
  const kept = [file.subarray(0, PNG_SIGNATURE_BYTES)];
  for (let at = PNG_SIGNATURE_BYTES; at < file.length;) {
    if (at + PNG_FRAME_BYTES > file.length) return null;
    const type = file.toString('latin1', at + 4, at + 8);
    const end = at + PNG_FRAME_BYTES + file.readUInt32BE(at);
    if (end > file.length) return null;
    if (PNG_CHUNKS.has(type)) kept.push(file.subarray(at, end));
    if (type === PNG_EXIF) kept.push(...pngExif(orientationOf(file.subarray(at + 8, end - 4))));
    if (type === 'IEND') break;
    at = end;
  }
  return Buffer.concat(kept);
}

function stripJpeg(file: Buffer): Buffer | null {
  const kept = [file.subarray(0, 2)];
  for (let at = 2; at + 4 <= file.length;) {
    const marker = file[at + 1] ?? 0;
    if (file[at] !== 0xff) return null;
    if (marker === JPEG_START_OF_SCAN) return Buffer.concat([...kept, file.subarray(at)]);
    // Fill bytes may precede a marker.
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    const end = at + 2 + file.readUInt16BE(at + 2);
    if (end > file.length) return null;
    const data = file.subarray(at + 4, end);
    const isData = (marker >= 0xe0 && marker <= 0xef) || marker === JPEG_COMMENT;
    if (!isData || JPEG_KEPT_DATA.has(marker)) kept.push(file.subarray(at, end));
    if (marker === JPEG_EXIF && data.subarray(0, JPEG_EXIF_NAME.length).equals(JPEG_EXIF_NAME)) {
      kept.push(...jpegExif(orientationOf(data.subarray(JPEG_EXIF_NAME.length))));
    }
    at = end;
  }
  return null;
}

/** The orientation in the first directory of Exif data, from 1 to 8. */
function orientationOf(exif: Buffer): number | null {
  if (exif.length < 8) return null;
  const isLittle = exif.toString('latin1', 0, 2) === 'II';
  const read16 = (at: number) => (isLittle ? exif.readUInt16LE(at) : exif.readUInt16BE(at));
  const directory = isLittle ? exif.readUInt32LE(4) : exif.readUInt32BE(4);
  const first = directory + 2;
  if (first > exif.length) return null;
  const count = Math.min(read16(directory), Math.floor((exif.length - first) / TIFF_ENTRY_BYTES));
  for (let entry = first; entry < first + count * TIFF_ENTRY_BYTES; entry += TIFF_ENTRY_BYTES) {
    if (read16(entry) !== ORIENTATION_TAG) continue;
    const orientation = read16(entry + 8);
    return orientation >= 1 && orientation <= 8 ? orientation : null;
  }
  return null;
}

/** Exif data with the orientation alone. */
function exifOf(orientation: number): Buffer {
  const exif = Buffer.from('4d4d002a00000008000101120003000000010000000000000000', 'hex');
  exif.writeUInt16BE(orientation, 18);
  return exif;
}

function pngExif(orientation: number | null): Buffer[] {
  if (orientation === null) return [];
  const named = Buffer.concat([Buffer.from(PNG_EXIF, 'latin1'), exifOf(orientation)]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(named.length - 4);
  checksum.writeUInt32BE(crc32(named));
  return [length, named, checksum];
}

function jpegExif(orientation: number | null): Buffer[] {
  if (orientation === null) return [];
  const exif = exifOf(orientation);
  const head = Buffer.from([0xff, JPEG_EXIF, 0, 0]);
  head.writeUInt16BE(2 + JPEG_EXIF_NAME.length + exif.length, 2);
  return [head, JPEG_EXIF_NAME, exif];
}
