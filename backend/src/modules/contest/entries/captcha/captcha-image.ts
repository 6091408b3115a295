import { randomInt } from 'node:crypto';
import type { OutputInfo, OverlayOptions } from 'sharp';
import { sharp } from '../../../../common/images/sharp.js';
import { drawText } from '../../../../common/images/draw-text.js';

const WIDTH = 300;
const HEIGHT = 96;
const MARGIN = 20;

const INK = '#1c1712';

/** Draws a small PNG of `text`, distorted and crossed by lines. */
export async function drawCaptcha(text: string): Promise<Buffer> {
  const pixels = await sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: 'white' } })
    .composite([{ input: await drawRow(text) }, { input: Buffer.from(lines()) }])
    .greyscale()
    .raw()
    .toBuffer();
  return sharp(warp(pixels), { raw: { width: WIDTH, height: HEIGHT, channels: 1 } })
    .png({ palette: true, colors: 16, compressionLevel: 9 })
    .toBuffer();
}

/** The letters beside one another: each turned, raised and of a size of its own. */
async function drawRow(text: string): Promise<Buffer> {
  const letters = await Promise.all(Array.from(text, drawLetter));
  let width = 0;
  const placed = letters.map(({ data, info }): OverlayOptions => {
    const left = width;
    width += info.width + between(-3, 3);
    const top = Math.max(Math.round((HEIGHT - info.height) / 2) + between(-5, 5), 0);
    return { input: data, raw: info, left, top };
  });
  const background = '#fff0';
  const row = await sharp({ create: { width: width + 3, height: HEIGHT, channels: 4, background } })
    .composite(placed)
    .png({ compressionLevel: 0 })
    .toBuffer();
  // Six wide letters would be wider than the picture.
  return sharp(row)
    .resize({ width: WIDTH - 2 * MARGIN, height: HEIGHT, fit: 'fill', withoutEnlargement: true })
    .toBuffer();
}

async function drawLetter(letter: string): Promise<{ data: Buffer; info: OutputInfo }> {
  const style = { size: between(54, 66), color: INK, align: 'left', width: HEIGHT, height: HEIGHT } as const;
  const { pixels, width, height } = (await drawText(letter, style))!;
  return sharp(pixels, { raw: { width, height, channels: 4 } })
    .rotate(between(-20, 20), { background: '#fff0' })
    .raw()
    .toBuffer({ resolveWithObject: true });
}

/** Lines through the letters, in their colour and in that of the ground. They are thinner than a stroke, so that no F becomes an E. */
function lines(): string {
  const paths = [INK, INK, 'white'].map((color) => {
    const [from, by, to] = [between(10, 86), between(-40, 136), between(10, 86)];
    return `<path d="M0 ${from}Q${between(60, 240)} ${by} ${WIDTH} ${to}" stroke="${color}" stroke-width="${between(1, 2)}"/>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" fill="none">${paths.join('')}</svg>`;
}

const between = (least: number, most: number): number => randomInt(least, most + 1);

/** Distorts a grey picture by waves with random phases. */
function warp(source: Buffer): Buffer {
  const [a, b, c] = [randomPhase(), randomPhase(), randomPhase()];
  const target = Buffer.alloc(source.length, 255);
  for (let y = 0; y < HEIGHT; y++) {
    for (let x = 0; x < WIDTH; x++) {
      const fromX = x + 4 * Math.sin(y / 13 + a) + 2 * Math.sin(x / 17 + c);
      const fromY = y + 7 * Math.sin(x / 31 + b) + 2.5 * Math.sin(x / 11 + a);
      target[y * WIDTH + x] = sample(source, fromX, fromY);
    }
  }
  return target;
}

/** Interpolates the grey between four pixels; white outside the picture. */
function sample(source: Buffer, x: number, y: number): number {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  if (left < 0 || top < 0 || left >= WIDTH - 1 || top >= HEIGHT - 1) return 255;
  const grey = (dx: number, dy: number) => source[(top + dy) * WIDTH + left + dx] ?? 255;
  const [right, down] = [x - left, y - top];
  const upper = grey(0, 0) * (1 - right) + grey(1, 0) * right;
  const lower = grey(0, 1) * (1 - right) + grey(1, 1) * right;
  return upper * (1 - down) + lower * down;
}

function randomPhase(): number {
  return (randomInt(1_000) / 1_000) * 2 * Math.PI;
}
