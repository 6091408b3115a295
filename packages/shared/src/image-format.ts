/** The formats of pictures that people have. The server takes PNG and JPEG. */
export type ImageFormat =
  'PNG' | 'JPEG' | 'WebP' | 'AVIF' | 'HEIC' | 'GIF' | 'BMP' | 'TIFF' | 'JPEG XL' | 'JPEG 2000' | 'Photoshop';

/** A format with its article, in English. */
export const withArticle = (format: string) => `${/^[AH]/.test(format) ? 'an' : 'a'} ${format}`;

/** The bytes that `imageFormatOf` reads at most. */
export const FORMAT_BYTES = 64;

const SIGNATURES: ReadonlyArray<readonly [ImageFormat, RegExp]> = [
  ['PNG', /^\x89PNG\r\n\x1a\n/],
  ['JPEG', /^\xff\xd8\xff/],
  ['WebP', /^RIFF[^]{4}WEBP/],
  ['GIF', /^GIF8[79]a/],
  // The length of the file, and four bytes that are zero. Texts may begin with the two letters.
  ['BMP', /^BM[^]{4}\0{4}/],
  ['AVIF', /^[^]{4}ftyp(?:[^]{4})*?avi[fs]/],
  ['HEIC', /^[^]{4}ftyp(?:[^]{4})*?(?:hei[cxms]|hev[cxms]|mif[12]|msf1)/],
  // Also the raw files of many cameras.
  ['TIFF', /^(?:II[*+]\0|MM\0[*+])/],
  ['JPEG XL', /^(?:\xff\x0a|\0{3}\x0cJXL )/],
  ['JPEG 2000', /^(?:\0{3}\x0cjP {2}|\xff\x4f\xff\x51)/],
  ['Photoshop', /^8BPS/],
];

/** The format of a picture by its first bytes; null for what is no picture. Names and stated types are often wrong. */
export function imageFormatOf(bytes: Uint8Array): ImageFormat | null {
  const start = String.fromCharCode(...bytes.subarray(0, FORMAT_BYTES));
  return SIGNATURES.find(([, signature]) => signature.test(start))?.[0] ?? null;
}
