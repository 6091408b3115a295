import { readdirSync, readFileSync } from 'node:fs';
import { drawText, type TextStyle } from './draw-text.js';
import { drawable } from './fonts.js';

const STYLE: TextStyle = { size: 80, color: '#211a12', align: 'left', width: 600, height: 200 };

/** The letters of a font, by the segments of its character map (https://learn.microsoft.com/typography/opentype/spec/cmap). */
function lettersOf(font: Buffer): number[] {
  const tables = Array.from({ length: font.readUInt16BE(4) }, (_, index) => 12 + 16 * index);
  const map = tables.find((at) => font.toString('latin1', at, at + 4) === 'cmap')!;
  const start = font.readUInt32BE(map + 8);
  const subtables = Array.from(
    { length: font.readUInt16BE(start + 2) },
    (_, index) => start + font.readUInt32BE(start + 8 + 8 * index),
  );
  const table = subtables.find((at) => font.readUInt16BE(at) === 4)!;
  const segments = font.readUInt16BE(table + 6) / 2;
  const word = (array: number, segment: number) => font.readUInt16BE(table + 14 + 2 * segment + array);
  return Array.from({ length: segments }, (_, segment) => {
    const [last, first] = [word(0, segment), word(2 + 2 * segments, segment)];
    const [delta, offset] = [word(2 + 4 * segments, segment), word(2 + 6 * segments, segment)];
    const glyphs = table + 16 + 6 * segments + 2 * segment + offset;
    const letters = Array.from({ length: last - first + 1 }, (_, index) => first + index);
    return letters.filter((letter) =>
      offset === 0
        ? ((letter + delta) & 0xffff) !== 0
        : font.readUInt16BE(glyphs + 2 * (letter - first)) !== 0,
    );
  }).flat();
}

test('each letter that is drawn has a glyph', () => {
  const folder = new URL('../../../fonts/', import.meta.url);
  const fonts = readdirSync(folder).filter((file) => file.endsWith('.ttf'));
  const letters = new Set(fonts.flatMap((file) => lettersOf(readFileSync(new URL(file, folder)))));
  const all = Array.from({ length: 0xffff }, (_, code) => String.fromCharCode(code));
  const drawn = all.filter((letter) => drawable(`a${letter}`) === `a${letter}`);

  expect(drawn.length).toBeGreaterThan(500);
  // A space at the end is trimmed.
  expect(drawn.filter((letter) => !letters.has(letter.charCodeAt(0)))).toEqual([]);
});

test.each([
  ['Anjali 😀 Nair', 'Anjali Nair'],
  ['  ആശ മേനോൻ ', 'ആശ മേനോൻ'],
  ['Jose\u0301', 'José'],
  ['字 देव', ''],
])('of %j, the pictures draw %j', (text, letters) => {
  expect(drawable(text)).toBe(letters);
});

test('a text without a letter of the fonts is not drawn', async () => {
  expect(await drawText('😀', STYLE)).toBeNull();
});

// @trust entry-pictures
test('markup in a text is drawn as it stands', async () => {
  const [plain, markup, wrong] = await Promise.all(
    ['i &amp; i', 'i &amp;amp; i', '</span><b>i'].map((text) => drawText(text, STYLE)),
  );

  expect(markup!.width).toBeGreaterThan(plain!.width);
  expect(wrong!.width).toBeGreaterThan(0);
});

test.each(['Asha', 'W'.repeat(200), 'ശ്രീലക്ഷ്മി '.repeat(20), 'Asha '.repeat(40)])(
  '%j wraps and shrinks into its room',
  async (text) => {
    const { width, height } = (await drawText(text, STYLE))!;

    expect(width).toBeLessThanOrEqual(STYLE.width);
    expect(height).toBeLessThanOrEqual(STYLE.height);
  },
);
