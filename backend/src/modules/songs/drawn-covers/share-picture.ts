import { drawGroup, type TextGroup } from '../../../common/images/draw-group.js';
import { encodePicture } from '../../../common/images/encode-picture.js';
import { sharp } from '../../../common/images/sharp.js';

/** The content of the picture beside links to a song. */
export interface SharePicture {
  /** A square, which this server has encoded or drawn. */
  cover: Buffer;
  ground: string;
  ink: string;
  title: string;
  second: string;
  artist: string;
}

const WIDTH = 1_200;
/** Also the side of the cover, which is at the left. */
const HEIGHT = 630;
/** The woven border, in line with that at the foot of a drawn cover. */
const ZARI = { unit: 2.9, top: 568, color: '#d3a548' };

function textsIn(ink: string): TextGroup<'title' | 'second' | 'artist'> {
  return {
    left: HEIGHT + 56,
    top: 40,
    width: WIDTH - HEIGHT - 104,
    height: ZARI.top - 60,
    align: 'left',
    gap: 32,
    texts: [
      { of: 'title', size: 92, color: ink, height: 270 },
      { of: 'second', size: 40, color: ink, height: 100 },
      { of: 'artist', size: 30, color: ink, height: 70 },
    ],
  };
}

/** Draws the picture as a JPEG of 1200 × 630 pixels: the cover, and the titles on its ground. */
export async function drawSharePicture({ cover, ground, ink, ...texts }: SharePicture): Promise<Buffer> {
  const { data, info } = await sharp(cover)
    .resize(HEIGHT, HEIGHT, { fit: 'cover' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const layers = [{ input: data, raw: info, left: 0, top: 0 }, ...(await drawGroup(textsIn(ink), texts))];
  return encodePicture(clothSvg(ground), layers);
}

function clothSvg(ground: string): string {
  const { unit, top, color } = ZARI;
  const line = unit * 2;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
<pattern id="zari" x="${HEIGHT}" y="${top}" width="${unit * 12}" height="${unit * 14}" patternUnits="userSpaceOnUse">
<path fill="${color}" d="M0 0h${unit * 12}v${line}H0zM0 ${unit * 5}h${unit * 10}v${unit * 4}H0zM0 ${unit * 12}h${unit * 12}v${line}H0z"/>
</pattern>
<rect width="100%" height="100%" fill="${ground}"/>
<rect x="${HEIGHT}" y="${top}" width="${WIDTH - HEIGHT}" height="${unit * 14}" fill="url(#zari)"/>
</svg>`;
}
