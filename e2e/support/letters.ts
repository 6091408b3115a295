import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Browser } from '@playwright/test';
import sharp from 'sharp';

/**
 * In pixels. Pango places each letter on a whole pixel, and Chromium between pixels: in letters that are drawn three
 * times as large as those that are compared, the difference is too small to see.
 */
const SIZE = 240;
const SCALE = 3;
const ROW = SIZE * 2.5;
/** Of 255. Edges differ by less, since each program smooths them in its own way. */
const VISIBLE = 64;

const FONTS = fileURLToPath(new URL('../../backend/fonts/', import.meta.url));

/** Draws texts as the server does, with no font but those of the folder. */
export async function drawByServer(texts: string[], fonts = FONTS): Promise<Buffer[]> {
  const program = fileURLToPath(new URL('draw-letters.mjs', import.meta.url));
  const run = promisify(execFile)(process.execPath, [program, join(fonts, 'fonts.conf')], {
    env: {},
    maxBuffer: 64 * 1024 * 1024,
  });
  run.child.stdin?.end(JSON.stringify({ texts, size: SIZE }));
  const { stdout } = await run;
  const pictures = JSON.parse(stdout) as string[];
  return Promise.all(
    pictures.map((png) => sharp(Buffer.from(png, 'base64')).extractChannel(3).png().toBuffer()),
  );
}

/** Draws texts as Chromium does, with the same fonts. */
export async function drawByBrowser(browser: Browser, texts: string[]): Promise<Buffer[]> {
  const width = SIZE * 12;
  const page = await browser.newPage({ viewport: { width, height: ROW }, deviceScaleFactor: 1 });
  const face = (family: string, file: string) =>
    `@font-face { font-family: ${family}; src: url(data:font/ttf;base64,${readFileSync(join(FONTS, file), 'base64')}) }`;
  await page.setContent(`<style>
    ${face('Latin', 'fraunces.ttf')} ${face('Malayalam', 'manjari-bold.ttf')}
    body { margin: 0; background: #000; color: #fff }
    p { margin: 0; padding: 0 ${SIZE / 2}px; font: 400 ${SIZE}px/${ROW}px Latin, Malayalam; font-synthesis: none }
  </style>${texts.map((text) => `<p>${text}</p>`).join('')}`);
  await page.evaluate(() => document.fonts.ready);
  const screenshot = await page.screenshot({ fullPage: true });
  await page.close();
  return Promise.all(
    texts.map((_, row) =>
      sharp(screenshot)
        .extract({ left: 0, top: row * ROW, width, height: ROW })
        .greyscale()
        .png()
        .toBuffer(),
    ),
  );
}

/** A copy of the fonts in which no letters join: the table that says how (GSUB) has a name that nobody looks for. */
export async function copyFontsWithoutLigatures(folder: string): Promise<void> {
  await cp(FONTS, folder, { recursive: true });
  const file = join(folder, 'manjari-bold.ttf');
  const font = await readFile(file, 'latin1');
  await writeFile(file, font.replace('GSUB', 'XSUB'), 'latin1');
}

/** The share of the pixels that differ to an eye, in percent. */
export async function differenceBetween(one: Buffer, other: Buffer): Promise<number> {
  const inks = await Promise.all([one, other].map(cropToInk));
  const width = Math.max(...inks.map(({ info }) => info.width));
  const height = Math.max(...inks.map(({ info }) => info.height));
  const [a, b] = (await Promise.all(inks.map((ink) => blurred(ink, width, height)))) as [Buffer, Buffer];
  const differing = a.filter((shade, pixel) => Math.abs(shade - b[pixel]!) > VISIBLE).length;
  return (differing / a.length) * 100;
}

type Ink = Awaited<ReturnType<typeof cropToInk>>;

function cropToInk(picture: Buffer) {
  return sharp(picture)
    .trim({ background: '#000', threshold: 40 })
    .png()
    .toBuffer({ resolveWithObject: true });
}

async function blurred({ data, info }: Ink, width: number, height: number): Promise<Buffer> {
  const extended = await sharp(data)
    .extend({ right: width - info.width, bottom: height - info.height, background: '#000' })
    .extend({ top: SCALE * 3, left: SCALE * 3, right: SCALE * 3, bottom: SCALE * 3, background: '#000' })
    .png()
    .toBuffer();
  return sharp(extended)
    .resize(Math.round(width / SCALE) + 6, Math.round(height / SCALE) + 6, { fit: 'fill' })
    .blur(1)
    .greyscale()
    .raw()
    .toBuffer();
}
