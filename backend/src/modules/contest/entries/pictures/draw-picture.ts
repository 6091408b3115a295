import type { OverlayOptions } from 'sharp';
import { drawGroup } from '../../../../common/images/draw-group.js';
import { encodePicture } from '../../../../common/images/encode-picture.js';
import { sharp } from '../../../../common/images/sharp.js';
import { clothSvg } from './drawing.js';
import { type Layout, LAYOUTS, type PictureSize, type PictureTexts, ZARI } from './layouts.js';

/** Draws the picture of an entry as a JPEG. The photo is one that this server has encoded. */
export async function drawPicture(size: PictureSize, photo: Buffer, texts: PictureTexts): Promise<Buffer> {
  const layout = LAYOUTS[size];
  const layers = [await photoLayer(photo, layout)];
  for (const group of layout.groups) layers.push(...(await drawGroup(group, texts)));
  return encodePicture(cloth(layout), layers);
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

/** The cloth, and a line around the photo. */
function cloth({ width, height, zari, photo }: Layout): string {
  const line = zari * 2;
  return clothSvg(
    { width, height, zari },
    `<rect x="${photo.left - line}" y="${photo.top - line}" width="${photo.width + line * 2}" height="${photo.height + line * 2}" fill="${ZARI}"/>`,
  );
}
