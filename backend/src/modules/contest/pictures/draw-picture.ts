import type { OverlayOptions } from 'sharp';
import { sharp } from '../../../common/images/sharp.js';
import { drawText, placed } from './draw-text.js';
import {
  CLOTH,
  type Layout,
  LAYOUTS,
  type PictureSize,
  type PictureTexts,
  type TextGroup,
  ZARI,
} from './layouts.js';

/** WhatsApp shows no larger picture beside a link. */
const MAX_BYTES = 300_000;
/** A photo full of noise needs one of the lower ones. */
const QUALITIES = [84, 60, 35];

/** Draws the picture of an entry as a JPEG. The photo is one that this server has encoded. */
export async function drawPicture(size: PictureSize, photo: Buffer, texts: PictureTexts): Promise<Buffer> {
  const layout = LAYOUTS[size];
  const layers = [await photoLayer(photo, layout)];
  for (const group of layout.groups) layers.push(...(await textLayers(group, texts)));
  const { data, info } = await sharp(Buffer.from(cloth(layout)))
    .composite(layers)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  let picture = Buffer.alloc(0);
  for (const quality of QUALITIES) {
    picture = await sharp(data, { raw: info }).jpeg({ quality }).toBuffer();
    if (picture.length <= MAX_BYTES) break;
  }
  return picture;
}

/** Fills its box. Cropped as on the site: around the face and the paper, which are above the middle. */
async function photoLayer(photo: Buffer, { photo: box }: Layout): Promise<OverlayOptions> {
  const { width, height } = await sharp(photo).metadata();
  const scale = Math.max(box.width / width, box.height / height);
  const [scaledWidth, scaledHeight] = [width, height].map((side) => Math.ceil(side * scale)) as [
    number,
    number,
  ];
  const { data, info } = await sharp(photo)
    .resize(scaledWidth, scaledHeight, { fit: 'fill' })
    .extract({
      left: Math.floor((scaledWidth - box.width) * 0.5),
      top: Math.floor((scaledHeight - box.height) * 0.36),
      width: box.width,
      height: box.height,
    })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { input: data, raw: info, left: box.left, top: box.top };
}

async function textLayers(group: TextGroup, texts: PictureTexts): Promise<OverlayOptions[]> {
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

/** The cloth with the woven border at both ends (`.zari` in the site's styles), and a line around the photo. */
function cloth({ width, height, zari, photo }: Layout): string {
  const line = zari * 2;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<pattern id="zari" width="${zari * 12}" height="${zari * 14}" patternUnits="userSpaceOnUse">
<path fill="${ZARI}" d="M0 0h${zari * 12}v${line}H0zM0 ${zari * 5}h${zari * 10}v${zari * 4}H0zM0 ${zari * 12}h${zari * 12}v${line}H0z"/>
</pattern>
<rect width="100%" height="100%" fill="${CLOTH}"/>
<rect width="100%" height="${zari * 14}" fill="url(#zari)"/>
<rect width="100%" height="${zari * 14}" fill="url(#zari)" transform="translate(0 ${height - zari * 14})"/>
<rect x="${photo.left - line}" y="${photo.top - line}" width="${photo.width + line * 2}" height="${photo.height + line * 2}" fill="${ZARI}"/>
</svg>`;
}
