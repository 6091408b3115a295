import { type CheckedImage, checkImage } from './check-image.js';
import { decodeImage, type SenderNetwork } from './decode-image.js';
import { MAX_LINK_PICTURE_BYTES } from './link-picture.js';
import { sharp } from './sharp.js';

export interface ProcessedImage {
  jpeg: Buffer;
  /** In the width of a card, for a screen of twice the density. */
  cardWebp: Buffer;
}

export interface ProcessedCover extends ProcessedImage {
  /** In the width of a phone's page, for a screen of twice the density. */
  pageWebp: Buffer;
}

export interface ProcessedPortrait extends ProcessedCover {
  width: number;
  height: number;
}

export const IMAGE_TOO_LARGE = 'Please upload an image smaller than 5MB';

/** Checks an entry's photo by its header, without decoding it. */
export function checkPhoto(file: Buffer): Promise<CheckedImage> {
  return checkImage(file, 'photo');
}

/** Re-encodes a checked photo: upright, without EXIF. */
export async function processPhoto(photo: CheckedImage, network: SenderNetwork): Promise<ProcessedImage> {
  // Large enough to read a paper held in the hands.
  const [jpeg, cardWebp] = await decodeImage(photo, network, Infinity, 2_400, 800);
  return { jpeg, cardWebp };
}

/** Checks and re-encodes a song's cover, by the same rules as a photo. */
export async function processCover(file: Buffer, network: SenderNetwork): Promise<ProcessedCover> {
  // Large enough for a lock screen. The JPEG is also the picture of links to the song.
  const [jpeg, pageWebp, cardWebp] = await decodeImage(
    await checkImage(file, 'cover'),
    network,
    MAX_LINK_PICTURE_BYTES,
    1_200,
    800,
    400,
  );
  return { jpeg, pageWebp, cardWebp };
}

/** Checks and re-encodes the portrait of the artist, by the same rules as a photo. */
export async function processPortrait(file: Buffer, network: SenderNetwork): Promise<ProcessedPortrait> {
  // Twice the width of its column on a large screen.
  const [jpeg, pageWebp, cardWebp] = await decodeImage(
    await checkImage(file, 'portrait'),
    network,
    MAX_LINK_PICTURE_BYTES,
    1_200,
    1_200,
    600,
  );
  const { width, height } = await sharp(jpeg).metadata();
  return { jpeg, pageWebp, cardWebp, width, height };
}
