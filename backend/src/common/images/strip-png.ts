import { crc32 } from 'node:zlib';
import { KeptBytes } from './kept-bytes.js';
import { exifOf, orientationOf } from './orientation.js';

/** The chunks that change the picture itself: header, palette, pixels and colors. Without the others an animation is its first picture. */
const KEPT_CHUNKS = new Set([
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
const EXIF = 'eXIf';
const SIGNATURE_BYTES = 8;
/** Length and type. */
const HEAD_BYTES = 8;
const CHECKSUM_BYTES = 4;

/** A PNG without its metadata, except for the orientation. The decoder judges a file that ends early, and checksums. */
export function stripPng(file: Buffer): Buffer {
  const kept = new KeptBytes(file, pngExif(1).length);
  kept.add(file.subarray(0, SIGNATURE_BYTES));
  let hasExif = false;
  for (let at = SIGNATURE_BYTES; at + HEAD_BYTES <= file.length;) {
    const type = file.toString('latin1', at + 4, at + 8);
    const end = at + HEAD_BYTES + file.readUInt32BE(at) + CHECKSUM_BYTES;
    if (KEPT_CHUNKS.has(type)) kept.add(file.subarray(at, end));
    if (type === EXIF && !hasExif) {
      hasExif = true;
      const orientation = orientationOf(file.subarray(at + HEAD_BYTES, end - CHECKSUM_BYTES));
      if (orientation !== null) kept.add(pngExif(orientation));
    }
    if (type === 'IEND') break;
    at = end;
  }
  return kept.take();
}

function pngExif(orientation: number): Buffer {
  const named = Buffer.concat([Buffer.from(EXIF, 'latin1'), exifOf(orientation)]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(named.length - 4);
  checksum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, checksum]);
}
