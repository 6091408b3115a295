// @ts-check
// Runs in its own process, which loads it from `src` and from `dist` without a build, so it is JavaScript.
// stdin: the file. stdout: the JPEG, then a WebP of each further size, each after its length. The arguments are the exit
// code for a file that cannot be decoded, the pixel limit, the most bytes of the JPEG and the sizes.
import { createRequire } from 'node:module';
import { buffer } from 'node:stream/consumers';

/** With `import`, loading it takes longer than all that follows. @type {import('sharp').SharpConstructor} */
const sharp = createRequire(import.meta.url)('sharp');

/** @param {import('sharp').Sharp} image @param {number} size */
function fit(image, size) {
  return image.resize({ width: size, height: size, fit: 'inside', withoutEnlargement: true });
}

/** The most of a JPEG's quality and of its size that has few enough bytes. @param {Buffer} jpeg @param {number} maxBytes */
async function within(jpeg, maxBytes) {
  let smaller = jpeg;
  for (let side = size; smaller.length > maxBytes && side > 100; side = Math.floor(side * 0.75)) {
    for (const quality of [80, 70, 60]) {
      smaller = await fit(sharp(jpeg), side).jpeg({ quality }).toBuffer();
      if (smaller.length <= maxBytes) break;
    }
  }
  return smaller;
}

/** @param {Buffer} picture */
function lengthOf(picture) {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(picture.length);
  return length;
}

const [undecodable, limitInputPixels, maxBytes = 0, size = 0, ...webpSizes] = process.argv
  .slice(2)
  .map(Number);
sharp.cache(false);
sharp.concurrency(1);
const file = await buffer(process.stdin);
try {
  const image = sharp(file, { limitInputPixels, failOn: 'error' })
    .autoOrient()
    .flatten({ background: 'white' });
  const jpeg = await fit(image, size).jpeg({ quality: 85 }).toBuffer();
  const pictures = [await within(jpeg, maxBytes)];
  for (const webpSize of webpSizes) {
    pictures.push(await fit(sharp(jpeg), webpSize).webp({ quality: 78 }).toBuffer());
  }
  process.stdout.write(Buffer.concat(pictures.flatMap((picture) => [lengthOf(picture), picture])));
} catch {
  // The header was right, so the pixels are damaged.
  process.exitCode = undecodable;
}
