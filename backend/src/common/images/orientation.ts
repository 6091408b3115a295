const ORIENTATION_TAG = 0x0112;
const TIFF_ENTRY_BYTES = 12;

/** The whole numbers of Exif. Cameras write a SHORT, some programs another one. */
const VALUE_BYTES: Partial<Record<number, 1 | 2 | 4>> = { 1: 1, 3: 2, 4: 4, 6: 1, 8: 2, 9: 4 };

/** The orientation in the first directory of Exif data, from 1 to 8. */
export function orientationOf(exif: Buffer): number | null {
  if (exif.length < 8) return null;
  const isLittle = exif.toString('latin1', 0, 2) === 'II';
  const read = (at: number, bytes: 1 | 2 | 4) =>
    isLittle ? exif.readUIntLE(at, bytes) : exif.readUIntBE(at, bytes);
  const first = read(4, 4) + 2;
  if (first > exif.length) return null;
  const count = Math.min(read(first - 2, 2), Math.floor((exif.length - first) / TIFF_ENTRY_BYTES));
  for (let entry = first; entry < first + count * TIFF_ENTRY_BYTES; entry += TIFF_ENTRY_BYTES) {
    if (read(entry, 2) !== ORIENTATION_TAG) continue;
    const bytes = VALUE_BYTES[read(entry + 2, 2)];
    const orientation = bytes ? read(entry + 8, bytes) : 0;
    return orientation >= 1 && orientation <= 8 ? orientation : null;
  }
  return null;
}

/** Exif data with the orientation alone. */
export function exifOf(orientation: number): Buffer {
  const exif = Buffer.from('4d4d002a00000008000101120003000000010000000000000000', 'hex');
  exif.writeUInt16BE(orientation, 18);
  return exif;
}
