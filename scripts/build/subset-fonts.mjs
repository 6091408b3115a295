// @ts-check
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root } from '../lib/project.mjs';

const FOLDER = 'fonts';
/** Of the pictures and certificates that the server draws. They need TTF: libvips takes WOFF2 for no font at all. */
const PICTURES = 'backend/fonts';
/** Where the Malayalam of English pages is: beside English sentences, and in the offer of Malayalam. */
const OWN_WORDS = ['public-web/src/translations/en', 'packages/shared/src/locales.ts'];

/**
 * What English text has: ASCII, and the signs and quotation marks of the pages; Material UI's fields have U+200B. Also in
 * `fonts.css`.
 */
export const LATIN = [
  [0x20, 0x7e],
  [0xa0, 0xa0],
  [0xa9, 0xa9],
  [0xb7, 0xb7],
  [0xd7, 0xd7],
  [0x200b, 0x200b],
  [0x2010, 0x2026],
  [0x2191, 0x2193],
  [0x2212, 0x2212],
];
/** The rest of the range of Google's Latin files: the accents of other European languages, and rare signs. */
export const ACCENTS = [
  [0xa1, 0xa8],
  [0xaa, 0xb6],
  [0xb8, 0xd6],
  [0xd8, 0xff],
  [0x131, 0x131],
  [0x152, 0x153],
  [0x2bb, 0x2bc],
  [0x2c6, 0x2c6],
  [0x2da, 0x2da],
  [0x2dc, 0x2dc],
  [0x2000, 0x200a],
  [0x2027, 0x206f],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2213, 0x2215],
];
/** The range of Google's Malayalam files, also in `fonts.css`. */
export const MALAYALAM = [
  [0x307, 0x307],
  [0x323, 0x323],
  [0x951, 0x952],
  [0x964, 0x965],
  [0xd00, 0xd7f],
  [0x1cda, 0x1cda],
  [0x1cf2, 0x1cf2],
  [0x200c, 0x200d],
  [0x25cc, 0x25cc],
];

/** Also the one that does not break a line. */
const SPACES = [
  [0x20, 0x20],
  [0xa0, 0xa0],
];
const RUPEE = [[0x20b9, 0x20b9]];
/** The letters of other European languages that Fraunces has in its second file. */
const EXTENDED = [
  [0x100, 0x130],
  [0x132, 0x151],
  [0x154, 0x2ba],
  [0x1e00, 0x1eff],
];

/** The fonts of the site and of the console, with only the weights and letters that they use. */
const fonts = () => [
  {
    file: 'fraunces-latin.woff2',
    from: '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2',
    text: textOf(LATIN),
    axes: { wght: 560 },
  },
  {
    file: 'fraunces-accents.woff2',
    from: '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2',
    text: textOf(ACCENTS),
    axes: { wght: 560 },
  },
  {
    // Without this file, the rupee sign would load 34 KB of other letters.
    file: 'fraunces-rupee.woff2',
    from: '@fontsource-variable/fraunces/files/fraunces-latin-ext-wght-normal.woff2',
    text: textOf(RUPEE),
    axes: { wght: 560 },
  },
  {
    file: 'anek-latin.woff2',
    from: '@fontsource-variable/anek-malayalam/files/anek-malayalam-latin-wght-normal.woff2',
    text: textOf(LATIN),
    axes: { wght: { min: 400, max: 600, default: 400 } },
  },
  {
    file: 'anek-accents.woff2',
    from: '@fontsource-variable/anek-malayalam/files/anek-malayalam-latin-wght-normal.woff2',
    text: textOf(ACCENTS),
    axes: { wght: { min: 400, max: 600, default: 400 } },
  },
  {
    file: 'anek-malayalam.woff2',
    from: '@fontsource-variable/anek-malayalam/files/anek-malayalam-malayalam-wght-normal.woff2',
    text: textOf(MALAYALAM),
    axes: { wght: { min: 400, max: 600, default: 400 } },
  },
  {
    // The complete font has 63 KB and loads only on pages with other Malayalam text.
    file: 'manjari-own-words.woff2',
    from: '@fontsource/manjari/files/manjari-malayalam-400-normal.woff2',
    text: ownMalayalam(),
  },
];

/** The fonts of the pictures and of the certificates: a name may have any letter. */
const pictureFonts = () => [
  {
    file: 'fraunces.ttf',
    from: '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2',
    text: textOf([...LATIN, ...ACCENTS]),
    axes: { wght: 560 },
  },
  {
    file: 'fraunces-extended.ttf',
    from: '@fontsource-variable/fraunces/files/fraunces-latin-ext-wght-normal.woff2',
    text: textOf([...EXTENDED, ...RUPEE]),
    axes: { wght: 560 },
  },
  {
    file: 'manjari-bold.ttf',
    from: '@fontsource/manjari/files/manjari-malayalam-700-normal.woff2',
    // A font without a space joins fewer letters in Pango, from the first text with two words on.
    text: textOf([...MALAYALAM, ...SPACES]),
  },
  {
    file: 'anek.ttf',
    from: '@fontsource-variable/anek-malayalam/files/anek-malayalam-latin-wght-normal.woff2',
    text: textOf([...LATIN, ...ACCENTS]),
    axes: { wght: 400 },
  },
  {
    file: 'anek-malayalam.ttf',
    from: '@fontsource-variable/anek-malayalam/files/anek-malayalam-malayalam-wght-normal.woff2',
    text: textOf(MALAYALAM),
    axes: { wght: 400 },
  },
];

/** @returns {Promise<string[]>} the files that were out of date and are now written */
export async function subsetFonts() {
  // @ts-expect-error the package has no types
  const { default: subsetFont } = await import('subset-font');
  const { resolve } = createRequire(join(root, 'package.json'));
  /** @type {string[]} */
  const changed = [];
  for (const [folder, targetFormat, sources] of /** @type {const} */ ([
    [FOLDER, 'woff2', fonts()],
    [PICTURES, 'sfnt', pictureFonts()],
  ])) {
    mkdirSync(join(root, folder), { recursive: true });
    for (const { file, from, text, axes } of sources) {
      const options = { targetFormat, variationAxes: axes };
      const subset = await subsetFont(readFileSync(resolve(from)), text, options);
      const path = `${folder}/${file}`;
      if (existsSync(join(root, path)) && readFileSync(join(root, path)).equals(subset)) continue;
      writeFileSync(join(root, path), subset);
      changed.push(path);
    }
  }
  return changed;
}

/** @param {number[][]} ranges */
function textOf(ranges) {
  return ranges
    .flatMap(([first = 0, last = 0]) =>
      Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)),
    )
    .join('');
}

/** @param {string} folder */
function sourcesIn(folder) {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => join(folder, file));
}

/** The Malayalam letters in the site's own words on English pages. */
function ownMalayalam() {
  const files = OWN_WORDS.map((path) => join(root, path)).flatMap((path) =>
    path.endsWith('.ts') ? [path] : sourcesIn(path),
  );
  const sentences = files.map((file) => readFileSync(file, 'utf8'));
  return [...new Set(sentences.join('').match(/[\p{Script=Malayalam}\u200c\u200d]/gu))].sort().join('');
}
