import { IMAGE_MIME_TYPES } from '@paattu/api-client/rules';
import { fileTypeFromBuffer } from 'file-type';
import sharp, { type Sharp } from 'sharp';
import { type DomainError, fieldError } from '../errors/domain-error.js';

export const IMAGE_TOO_LARGE = 'Please upload an image smaller than 5MB';

const MAX_PIXELS = 40_000_000;
const TOO_MANY_PIXELS = 'Please upload an image of at most 40 megapixels';

export interface ProcessedImage {
  jpeg: Buffer;
  /** As wide as a card shows it, on a screen of twice the density. */
  cardWebp: Buffer;
}

/** Large enough to read a paper held in the hands. The field is the one that a refusal names. */
const PHOTO = { field: 'photo', size: 2_400, cardSize: 800 };
/** Large enough for a lock screen. */
const COVER = { field: 'cover', size: 1_200, cardSize: 400 };

/** Makes a photo fit to be shown: turned upright, without EXIF and place, encoded anew. Refuses all but PNG and JPEG. */
export function processPhoto(file: Buffer): Promise<ProcessedImage> {
  return processImage(file, PHOTO);
}

/** Makes a song's cover, by the same rules. */
export function processCover(file: Buffer): Promise<ProcessedImage> {
  return processImage(file, COVER);
}

async function processImage(file: Buffer, { field, size, cardSize }: typeof PHOTO): Promise<ProcessedImage> {
  const image = await openImage(file, field);
  const [jpeg, cardWebp] = await encode(
    field,
    fit(image.clone(), size).jpeg({ quality: 85 }),
    fit(image.clone(), cardSize).webp({ quality: 78 }),
  );
  return { jpeg, cardWebp };
}

async function openImage(file: Buffer, field: string): Promise<Sharp> {
  // Asked before sharp, which would also decode SVG, GIF and others.
  const type = await fileTypeFromBuffer(file);
  if (!type || !IMAGE_MIME_TYPES.includes(type.mime)) throw wrongType(field);
  // Reads the header alone, so it may look at any size.
  const { width, height } = await sharp(file, { limitInputPixels: false })
    .metadata()
    .catch(() => Promise.reject(wrongType(field)));
  if (width * height > MAX_PIXELS) throw fieldError('FILE_TOO_LARGE', field, TOO_MANY_PIXELS);
  return sharp(file, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
    .autoOrient()
    .flatten({ background: 'white' });
}

function fit(image: Sharp, size: number): Sharp {
  return image.resize({ width: size, height: size, fit: 'inside', withoutEnlargement: true });
}

/** The pixels are decoded here, so this is where a damaged file shows. */
async function encode<Images extends Sharp[]>(
  field: string,
  ...images: Images
): Promise<{ [Index in keyof Images]: Buffer }> {
  try {
    return (await Promise.all(images.map((image) => image.toBuffer()))) as {
      [Index in keyof Images]: Buffer;
    };
  } catch {
    throw wrongType(field);
  }
}

function wrongType(field: string): DomainError {
  return fieldError('INVALID_FILE_TYPE', field);
}
