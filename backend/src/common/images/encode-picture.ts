import type { OverlayOptions } from 'sharp';
import { MAX_LINK_PICTURE_BYTES } from './link-picture.js';
import { sharp } from './sharp.js';

/** A photo full of noise needs one of the lower ones. */
const QUALITIES = [84, 60, 35, 15];

/** Encodes a picture, which is an SVG without texts and what lies on it, as a JPEG. */
export async function encodePicture(svg: string, layers: OverlayOptions[]): Promise<Buffer> {
  const { data, info } = await sharp(Buffer.from(svg))
    .composite(layers)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  let picture = Buffer.alloc(0);
  for (const quality of QUALITIES) {
    picture = await sharp(data, { raw: info }).jpeg({ quality }).toBuffer();
    if (picture.length <= MAX_LINK_PICTURE_BYTES) break;
  }
  return picture;
}
