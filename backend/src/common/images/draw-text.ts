import type { OverlayOptions } from 'sharp';
import { sharp } from './sharp.js';
import { drawable, FONTS } from './fonts.js';

export interface TextStyle {
  /** In pixels. */
  size: number;
  color: string;
  align: 'left' | 'centre';
  /** The text wraps within the width, and shrinks until it is at most as high. */
  width: number;
  height: number;
}

export interface DrawnText {
  width: number;
  height: number;
  pixels: Buffer;
}

/** Small enough for the longest name, in which each letter is wide. */
const SMALLEST = 14;

/** Draws a text as large as its style and its room allow. Null if the fonts have none of its letters. */
export async function drawText(text: string, style: TextStyle): Promise<DrawnText | null> {
  const letters = drawable(text);
  if (letters === '') return null;
  let drawn = await drawAt(style.size, letters, style);
  for (let size = style.size * 0.88; isLarger(drawn, style) && size > SMALLEST; size *= 0.88)
    drawn = await drawAt(size, letters, style);
  return isLarger(drawn, style) ? clip(drawn, style) : drawn;
}

function isLarger(drawn: DrawnText, { width, height }: TextStyle): boolean {
  return drawn.width > width || drawn.height > height;
}

/** A letter with a hundred marks has no place to wrap. */
async function clip({ width, height, pixels }: DrawnText, room: TextStyle): Promise<DrawnText> {
  const clipped = { width: Math.min(width, room.width), height: Math.min(height, room.height) };
  const { data } = await sharp(pixels, { raw: { width, height, channels: 4 } })
    .extract({ left: 0, top: 0, ...clipped })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { ...clipped, pixels: data };
}

async function drawAt(size: number, letters: string, style: TextStyle): Promise<DrawnText> {
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${style.color}" font="${FONTS} ${size}">${escapeMarkup(letters)}</span>`,
      font: FONTS,
      dpi: 72,
      rgba: true,
      width: style.width,
      wrap: 'word-char',
      align: style.align,
    },
  })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, pixels: data };
}

/** Places a drawn text in a picture. */
export function placed({ width, height, pixels }: DrawnText, left: number, top: number): OverlayOptions {
  return { input: pixels, raw: { width, height, channels: 4 }, left: Math.round(left), top: Math.round(top) };
}

/** Pango reads markup. */
function escapeMarkup(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
