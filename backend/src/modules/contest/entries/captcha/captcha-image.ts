import { randomInt } from 'node:crypto';
import { sharp } from '../../../../common/images/sharp.js';

const WIDTH = 300;
const HEIGHT = 96;

// The package only declares `create`, which would choose the text by Math.random.
type DrawSvg = (
  text: string,
  options: { width: number; height: number; fontSize: number; noise: number },
) => string;

/** Draws a small PNG of `text`, distorted and crossed by lines. */
export async function drawCaptcha(text: string): Promise<Buffer> {
  // Loaded with the first captcha, because it reads its font.
  const { default: svgCaptcha } = await import('svg-captcha');
  const svg = (svgCaptcha as unknown as DrawSvg)(text, {
    width: WIDTH,
    height: HEIGHT,
    fontSize: 84,
    noise: 3,
  });
  const pixels = await sharp(Buffer.from(svg)).flatten({ background: 'white' }).greyscale().raw().toBuffer();
  return sharp(warp(pixels), { raw: { width: WIDTH, height: HEIGHT, channels: 1 } })
    .png({ palette: true, colors: 16, compressionLevel: 9 })
    .toBuffer();
}

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
