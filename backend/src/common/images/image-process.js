// @ts-check
// Runs in its own process, which loads it from `src` and from `dist` without a build, so it is JavaScript.
// stdin: the file. stdout: the JPEG, then the WebP. The arguments are size, card size and the pixel limit.
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';

/** @param {import('sharp').Sharp} image @param {number} size */
function fit(image, size) {
  return image.resize({ width: size, height: size, fit: 'inside', withoutEnlargement: true });
}

const [size = 0, cardSize = 0, limitInputPixels, undecodable] = process.argv.slice(2).map(Number);
sharp.cache(false);
sharp.concurrency(1);
const file = await buffer(process.stdin);
try {
  const image = sharp(file, { limitInputPixels, failOn: 'error' })
    .autoOrient()
    .flatten({ background: 'white' });
  const jpeg = await fit(image, size).jpeg({ quality: 85 }).toBuffer();
  const cardWebp = await fit(sharp(jpeg), cardSize).webp({ quality: 78 }).toBuffer();
  const length = Buffer.alloc(4);
  length.writeUInt32BE(jpeg.length);
  process.stdout.write(Buffer.concat([length, jpeg, cardWebp]));
} catch {
  // The header was right, so the pixels are damaged.
  process.exitCode = undecodable;
}
