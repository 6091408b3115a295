import { imageFormatOf } from '@paattu/shared/image-format';
import { MAX_IMAGE_PIXELS } from '@paattu/shared/rules';
import type { Metadata } from 'sharp';
import { type DomainError, fieldError } from '../errors/domain-error.js';
import { sharp } from './sharp.js';
import { stripMetadata } from './strip-metadata.js';

/** The decoder holds a progressive JPEG or an interlaced PNG in memory as a whole, and reads others line by line. */
const MAX_WHOLE_IMAGE_BYTES = 80 * 1024 * 1024;

/** Full-size samples for each pixel of a JPEG, by its chroma subsampling. */
const JPEG_SAMPLES: Partial<Record<string, number>> = { '4:2:0': 1.5, '4:2:2': 2 };
const BYTES_OF_COEFFICIENT = 2;

export interface CheckedImage {
  /** Without metadata. */
  file: Buffer;
  /** The form field that error details name. */
  field: string;
}

/** Checks type, pixel count and the memory that decoding takes, by the header alone. */
export async function checkImage(file: Buffer, field: string): Promise<CheckedImage> {
  // Before sharp, which would also open SVG, GIF and others.
  const format = imageFormatOf(file);
  if (format !== 'PNG' && format !== 'JPEG') throw wrongType(field);
  const picture = stripMetadata(file, format);
  if (!picture) throw wrongType(field);
  const metadata = await sharp(picture, { limitInputPixels: false })
    .metadata()
    .catch(() => Promise.reject(wrongType(field)));
  if (metadata.width * metadata.height > MAX_IMAGE_PIXELS) throw fieldError('IMAGE_TOO_DETAILED', field);
  if (wholeImageBytes(metadata) > MAX_WHOLE_IMAGE_BYTES) throw fieldError('IMAGE_TOO_COMPLEX', field);
  return { file: picture, field };
}

export function wrongType(field: string): DomainError {
  return fieldError('INVALID_FILE_TYPE', field);
}

function wholeImageBytes(metadata: Metadata): number {
  const { width, height, channels, format, depth, isProgressive, chromaSubsampling } = metadata;
  if (!isProgressive) return 0;
  const bytesPerPixel =
    format === 'jpeg'
      ? (JPEG_SAMPLES[chromaSubsampling ?? ''] ?? channels) * BYTES_OF_COEFFICIENT
      : channels * (depth === 'ushort' ? 2 : 1);
  return width * height * bytesPerPixel;
}
