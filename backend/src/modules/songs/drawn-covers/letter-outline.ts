import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Font } from 'harfbuzzjs';
import { FONT_FILES, type FontName, runsOf } from '../../../common/images/font-runs.js';
import { FONT_FOLDER } from '../../../common/images/fonts.js';

/** The outline of a letter as an SVG path, with its bounds. Down is positive. */
export interface Outline {
  path: string;
  left: number;
  top: number;
  width: number;
  height: number;
}

type HarfBuzz = typeof import('harfbuzzjs');

const fonts = new Map<FontName, Font>();

/**
 * The outline of a letter, shaped as browsers do. Null if the font has no glyph for it. The picture needs no font
 * then, so it is the same on each machine.
 */
export async function outlineOf(letter: string): Promise<Outline | null> {
  // Half a megabyte, so a start does not read it.
  const harfBuzz = await import('harfbuzzjs');
  const commands: Command[] = [];
  let at = 0;
  for (const { font, text } of runsOf(letter, 'display')) {
    const glyphs = shape(harfBuzz, fontOf(harfBuzz, font), text);
    if (!glyphs) return null;
    for (const { outline, x, y, advance } of glyphs) {
      for (const { type, values } of outline)
        commands.push({
          type,
          values: values.map((value, index) => (index % 2 === 0 ? at + x + value : -(y + value))),
        });
      at += advance;
    }
  }
  return withBounds(commands);
}

interface Command {
  type: string;
  values: number[];
}

function shape(harfBuzz: HarfBuzz, font: Font, text: string) {
  const buffer = new harfBuzz.Buffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  harfBuzz.shape(font, buffer);
  const positions = buffer.getGlyphPositions();
  const infos = buffer.getGlyphInfos();
  if (infos.some(({ codepoint }) => codepoint === 0)) return null;
  return infos.map(({ codepoint }, index) => {
    const { xOffset = 0, yOffset = 0, xAdvance = 0 } = positions[index] ?? {};
    return { outline: font.glyphToJson(codepoint), x: xOffset, y: yOffset, advance: xAdvance };
  });
}

function fontOf(harfBuzz: HarfBuzz, name: FontName): Font {
  const known = fonts.get(name);
  if (known) return known;
  const file = readFileSync(join(FONT_FOLDER, FONT_FILES[name]));
  const font = new harfBuzz.Font(new harfBuzz.Face(new harfBuzz.Blob(file), 0));
  fonts.set(name, font);
  return font;
}

/** Null without a line. The ends of curves and their handles bound the curves. */
function withBounds(commands: Command[]): Outline | null {
  const values = commands.flatMap((command) => command.values);
  if (values.length === 0) return null;
  const xs = values.filter((_, index) => index % 2 === 0);
  const ys = values.filter((_, index) => index % 2 === 1);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const path = commands.map(({ type, values }) => type + values.map((value) => Math.round(value)).join(' '));
  return { path: path.join(''), left, top, width: Math.max(...xs) - left, height: Math.max(...ys) - top };
}
