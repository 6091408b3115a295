import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Blob, Buffer as Letters, Face as HarfBuzzFace, Font, shape } from 'harfbuzzjs';
import PDFDocument from 'pdfkit';
import { type FontName, runsOf } from '../../../../common/images/font-runs.js';
import { drawable, FONT_FOLDER } from '../../../../common/images/fonts.js';
import { Typesetter } from './typesetter.js';

/** Conjuncts, chillus, reph, and vowel signs before, behind, around and below the consonant. */
const WORDS = `
  ക്ഷമ ശ്രീ ശ്രീലക്ഷ്മി പാട്ട് മഴക്കത്ത് എന്റെ അവന്റെ ഇന്ത്യ സ്ത്രീ മത്സരം സംഗീതം രാജേഷ് അനുപമ കൃഷ്ണൻ ലക്ഷ്മി പ്രിയ വിഷ്ണു ആതിര
  സൂര്യ ഭാർഗ്ഗവി മാർത്താണ്ഡൻ അർജ്ജുനൻ ദുർഗ്ഗ ധർമ്മം സ്വർഗ്ഗം നിർമ്മല കാർത്തിക ഗീതു മോഹൻലാൽ അമ്മ കണ്ണൻ വണ്ടി പങ്കജം പഞ്ചമി മന്ത്രി
  ചന്ദ്രൻ ഇന്ദ്രൻസ് ബ്രഹ്മം വിദ്യ സത്യൻ ബുദ്ധൻ കൊച്ചി കോട്ടയം കൗമുദി കൈരളി കേരളം ഗ്രാമം ഘ്രാണം ജ്ഞാനം യജ്ഞം ഉല്ലാസ് വള്ളം കല്യാണി നല്ല
  തൃശ്ശൂർ ഋതു സൃഷ്ടി ദൃശ്യം ഹൃദയം പൂർണ്ണിമ ഷൺമുഖൻ കാൽ നീർ മകൾ വാക്ക് ദുഃഖം അഖിൽ ഫൈനലിസ്റ്റ് സാക്ഷ്യപത്രം ക്രിസ്റ്റഫർ പ്ലാവ് ക്ലാര ഗ്ലാസ്
  ബ്ലെസി സ്കൂൾ സ്റ്റീഫൻ സ്വാതി ത്വര ത്യാഗം സൗമ്യ ശ്യാം കുഞ്ഞിക്കുട്ടൻ തങ്കം ഓർമ്മ യൂട്യൂബ് ന്യൂ ക്യൂ മ്യൂസിക് ന്റ ൻ്റെ ൽ ൾ ൺ ൿ അൎജുൻ`
  .trim()
  .split(/\s+/);

interface Fontkit {
  layout(text: string): {
    glyphs: Array<{ id: number }>;
    positions: Array<Record<'xAdvance' | 'xOffset' | 'yOffset', number>>;
  };
}

const pdf = new PDFDocument();
new Typesetter(pdf);

/** The font as the PDF has it. */
function fontOf(name: FontName): Fontkit {
  pdf.font(name);
  return (pdf as unknown as { _font: { font: Fontkit } })._font.font;
}

/** Each glyph with its advance and offsets. */
function drawn(name: FontName, text: string): number[][] {
  const { glyphs, positions } = fontOf(name).layout(text);
  return glyphs.map(({ id }, index) => {
    const { xAdvance, xOffset, yOffset } = positions[index]!;
    return [id, xAdvance, xOffset, yOffset];
  });
}

function drawnByHarfBuzz(font: Font, text: string): number[][] {
  const letters = new Letters();
  letters.addText(text);
  letters.guessSegmentProperties();
  shape(font, letters);
  const positions = letters.getGlyphPositions();
  return letters.getGlyphInfos().map(({ codepoint }, index) => {
    const { xAdvance, xOffset, yOffset } = positions[index]!;
    return [codepoint, xAdvance, xOffset, yOffset];
  });
}

test.each([
  ['manjari', 'manjari-bold.ttf'],
  ['anekMalayalam', 'anek-malayalam.ttf'],
] as const)('%s draws Malayalam as browsers do', (name, file) => {
  const font = new Font(new HarfBuzzFace(new Blob(readFileSync(join(FONT_FOLDER, file))), 0));
  expect(WORDS.length).toBeGreaterThan(90);
  expect(WORDS.map((word) => [word, drawn(name, word)])).toEqual(
    WORDS.map((word) => [word, drawnByHarfBuzz(font, word)]),
  );
});

const ALL = Array.from({ length: 0xffff }, (_, code) => String.fromCharCode(code)).filter(
  (letter) => drawable(`a${letter}a`) === `a${letter}a`,
);
const MALAYALAM = ALL.filter((letter) => /[\u0D00-\u0D7F\u200C\u200D]/.test(letter));

/** The same on each run. */
function* nonsense(count: number): Generator<string> {
  let seed = 7;
  const next = (limit: number) => (seed = (seed * 48_271) % 2_147_483_647) % limit;
  for (let index = 0; index < count; index += 1)
    yield Array.from({ length: 1 + next(12) }, () =>
      next(4) === 0 ? '\u0D4D' : MALAYALAM[next(MALAYALAM.length)],
    ).join('');
}

test.each(['display', 'text'] as const)('no letter of a %s line is a box', (face) => {
  const texts = [...ALL, ...nonsense(3_000), 'മെന്റ്\u200cവർ', 'സ്\u200dകൂൾ', 'അവന്\u200d'];
  const boxes = texts.filter((text) =>
    runsOf(text, face).some((run) => drawn(run.font, run.text).some(([glyph]) => glyph === 0)),
  );
  expect(ALL.length).toBeGreaterThan(500);
  expect(boxes).toEqual([]);
});

test.each([
  ['അവന്\u200d', 'അവൻ'],
  ['മെന്റ്\u200cവർ', 'മെന്റ്|വർ'],
  ['Asha ആശ 1', 'Asha |ആശ| 1'],
  ['Zoë Ğ ₹', 'Zoë |Ğ| |₹'],
])('the runs of %j are %s', (line, runs) => {
  expect(
    runsOf(line, 'text')
      .map(({ text }) => text)
      .join('|'),
  ).toBe(runs);
});
