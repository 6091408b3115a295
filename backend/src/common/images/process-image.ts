import { type CheckedImage, checkImage } from './check-image.js';
import { decodeImage, type ImageSizes, type ProcessedImage } from './decode-image.js';

export type { ProcessedImage } from './decode-image.js';

export const IMAGE_TOO_LARGE = 'Please upload an image smaller than 5MB';

/** Large enough to read a paper held in the hands. */
const PHOTO: ImageSizes = { size: 2_400, cardSize: 800 };
/** Large enough for a lock screen. */
const COVER: ImageSizes = { size: 1_200, cardSize: 400 };

/** Checks an entry's photo by its header, without decoding it. */
export function checkPhoto(file: Buffer): Promise<CheckedImage> {
  return checkImage(file, 'photo');
}

/** Re-encodes a checked photo: upright, without EXIF. */
export function processPhoto(photo: CheckedImage): Promise<ProcessedImage> {
  return decodeImage(photo, PHOTO);
}

/** Checks and re-encodes a song's cover, by the same rules as a photo. */
export async function processCover(file: Buffer): Promise<ProcessedImage> {
  return decodeImage(await checkImage(file, 'cover'), COVER);
}
