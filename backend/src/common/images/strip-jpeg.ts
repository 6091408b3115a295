import { KeptBytes } from './kept-bytes.js';
import { exifOf, orientationOf } from './orientation.js';

const START_OF_IMAGE = 0xd8;
const END_OF_IMAGE = 0xd9;
const START_OF_SCAN = 0xda;
const EXIF = 0xe1;
const COMMENT = 0xfe;
/** JFIF, a color profile, and Adobe's, which says how colors are coded. */
const KEPT_DATA = new Set([0xe0, 0xe2, 0xee]);
const EXIF_NAME = Buffer.from('Exif\0\0', 'latin1');

/**
 * A JPEG without its metadata, except for the orientation. Reads the header as the decoder does, which skips what is between
 * two segments, and stops where the scan starts.
 * @returns null for a file in which the decoder finds no scan
 */
export function stripJpeg(file: Buffer): Buffer | null {
  const kept = new KeptBytes(file, jpegExif(1).length);
  kept.add(file.subarray(0, 2));
  let hasExif = false;
  for (let at = file.indexOf(0xff, 2); at !== -1 && at + 1 < file.length; at = file.indexOf(0xff, at)) {
    const marker = file.readUInt8(at + 1);
    if (marker === START_OF_SCAN) {
      kept.add(file.subarray(at));
      return kept.take();
    }
    if (marker === START_OF_IMAGE || marker === END_OF_IMAGE) return null;
    // Another one of several fill bytes.
    if (marker === 0xff) at += 1;
    else if (isAlone(marker)) at += 2;
    else {
      if (at + 4 > file.length) return null;
      const isData = (marker >= 0xe0 && marker <= 0xef) || marker === COMMENT;
      // The length counts itself. The decoder takes less as nothing in a segment of data, and rejects other segments with it.
      const end = at + 2 + Math.max(2, file.readUInt16BE(at + 2));
      if (end > file.length) return null;
      if (!isData || KEPT_DATA.has(marker)) kept.add(file.subarray(at, end));
      // Of several, browsers use the first one.
      if (marker === EXIF && !hasExif && startsWith(file.subarray(at + 4, end), EXIF_NAME)) {
        hasExif = true;
        const orientation = orientationOf(file.subarray(at + 4 + EXIF_NAME.length, end));
        if (orientation !== null) kept.add(jpegExif(orientation));
      }
      at = end;
    }
  }
  return null;
}

function startsWith(data: Buffer, name: Buffer): boolean {
  return data.subarray(0, name.length).equals(name);
}

/** Zero is a byte of a scan. The others are temporary and restart markers, which have no segment. */
function isAlone(marker: number): boolean {
  return marker <= 1 || (marker >= 0xd0 && marker <= 0xd7);
}

function jpegExif(orientation: number): Buffer {
  const exif = exifOf(orientation);
  const head = Buffer.from([0xff, EXIF, 0, 0]);
  head.writeUInt16BE(2 + EXIF_NAME.length + exif.length, 2);
  return Buffer.concat([head, EXIF_NAME, exif]);
}
