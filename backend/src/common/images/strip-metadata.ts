import { stripJpeg } from './strip-jpeg.js';
import { stripPng } from './strip-png.js';

/**
 * A PNG or JPEG without its texts and data about the camera, except for its orientation. A few bytes of these can cost a
 * reader gigabytes or seconds: compressed texts, and directories that refer to each other. What the decoder reads is kept,
 * and what it skips is dropped.
 * @returns null for a file whose header has no end
 */
export function stripMetadata(file: Buffer, format: 'PNG' | 'JPEG'): Buffer | null {
  return format === 'JPEG' ? stripJpeg(file) : stripPng(file);
}
