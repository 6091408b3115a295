// @ts-check
// Draws the texts of its input as the server draws them in pictures, and prints them: each drawn as a PNG in base64.
// A program of its own, because a process looks for fonts only once. Its argument is another configuration of fonts.
import { json } from 'node:stream/consumers';
import sharp from 'sharp';

const DRAWING = '../../backend/dist/src/common/images/draw-text.js';

const { drawText } = await import(DRAWING);
const [configuration] = process.argv.slice(2);
if (configuration) process.env.FONTCONFIG_FILE = configuration;

const { texts, size } = /** @type {{ texts: string[], size: number }} */ (await json(process.stdin));
const style = { size, color: '#000000', align: 'left', width: size * 12, height: size * 3 };
const pictures = [];
for (const text of texts) {
  const { width, height, pixels } = await drawText(text, style);
  const picture = await sharp(pixels, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer();
  pictures.push(picture.toString('base64'));
}
process.stdout.write(JSON.stringify(pictures));
