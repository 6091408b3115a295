import { differenceEuclidean } from 'culori';
import { sharp } from '../../../common/images/sharp.js';
import { findCoverColors } from './cover-colors.js';
import { type Ground, groundOf } from './ground.js';
import { MAX_GROUNDS } from './max-grounds.js';

/** Small enough to count the pixels at once, and large enough for the share of each color. */
const SIDE = 64;
/** Grounds nearer than this, in OKLab, look the same. */
const MIN_DISTANCE = 0.08;
const distance = differenceEuclidean('oklab');

/** Proposes up to three grounds for a stored cover, which this server has encoded. The best is first. */
export async function drawGrounds(cover: Buffer): Promise<Ground[]> {
  const pixels = await sharp(cover)
    .resize(SIDE, SIDE, { fit: 'fill' })
    .flatten()
    .toColorspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer();
  const grounds: Ground[] = [];
  for (const ground of findCoverColors(pixels).map(groundOf)) {
    const isNew = grounds.every(({ day }) => distance(day.ground, ground.day.ground) >= MIN_DISTANCE);
    if (isNew && grounds.length < MAX_GROUNDS) grounds.push(ground);
  }
  return grounds;
}
