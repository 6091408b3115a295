import type { OverlayOptions } from 'sharp';
import { MAX_LINK_PICTURE_BYTES } from '../../../../common/images/link-picture.js';
import { sharp } from '../../../../common/images/sharp.js';
import { drawText, placed } from './draw-text.js';
import { CLOTH, type TextGroup, ZARI } from './layouts.js';

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

/** Draws the texts of a group below one another. */
export async function drawGroup<Name extends string>(
  group: TextGroup<Name>,
  texts: Record<Name, string>,
): Promise<OverlayOptions[]> {
  const { align, width, gap } = group;
  const all = [];
  for (const style of group.texts) all.push(await drawText(texts[style.of], { ...style, align, width }));
  const drawn = all.filter((text) => text !== null);
  const total = drawn.reduce((sum, { height }) => sum + height, gap * (drawn.length - 1));
  let top = group.top + (group.height - total) / 2;
  return drawn.map((text) => {
    const layer = placed(text, group.left + (align === 'left' ? 0 : (width - text.width) / 2), top);
    top += text.height + gap;
    return layer;
  });
}

interface Cloth {
  width: number;
  height: number;
  /** How many times as large as on the site the woven border is. */
  zari: number;
}

/** The cloth with the woven border at both ends (`.zari` in the site's styles), and other shapes. */
export function clothSvg({ width, height, zari }: Cloth, shapes: string): string {
  const line = zari * 2;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<pattern id="zari" width="${zari * 12}" height="${zari * 14}" patternUnits="userSpaceOnUse">
<path fill="${ZARI}" d="M0 0h${zari * 12}v${line}H0zM0 ${zari * 5}h${zari * 10}v${zari * 4}H0zM0 ${zari * 12}h${zari * 12}v${line}H0z"/>
</pattern>
<rect width="100%" height="100%" fill="${CLOTH}"/>
<rect width="100%" height="${zari * 14}" fill="url(#zari)"/>
<rect width="100%" height="${zari * 14}" fill="url(#zari)" transform="translate(0 ${height - zari * 14})"/>
${shapes}
</svg>`;
}
