import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

export const FONT_FOLDER = join(
  dirname(createRequire(import.meta.url).resolve('@paattu/backend/package.json')),
  'fonts',
);

// Pango looks for fonts when it draws the first text, and finds only those of this file: those of the machine would make
// its pictures differ from those of the next one. Nothing else in this process draws text with fonts.
process.env.FONTCONFIG_FILE = join(FONT_FOLDER, 'fonts.conf');

/** Latin letters are in the first, Malayalam ones in the second. */
export const FONTS = 'Fraunces, Manjari Bold';

/** Characters that none of the fonts has, such as emoji and other scripts: they would be boxes. */
const WITHOUT_GLYPH =
  /[^\u0020-\u007E\u00A0-\u00AC\u00AE-\u0148\u014A-\u017E\u01FA-\u021B\u1E80-\u1E85\u1E9E\u1EF2-\u1EF9\u2013\u2014\u2018-\u201A\u201C-\u201E\u2022\u2026\u2032\u2033\u2039\u203A\u20AC\u20B9\u2122\u2212\u0D00-\u0D0C\u0D0E-\u0D10\u0D12-\u0D44\u0D46-\u0D48\u0D4A-\u0D4F\u0D54-\u0D63\u0D66-\u0D7F\u200C\u200D]/gu;

/** Pango draws nothing for joiners and combining marks alone. */
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** The part of a text that the fonts can draw; empty if they have none of it. */
export function drawable(text: string): string {
  const letters = text.normalize('NFC').replace(WITHOUT_GLYPH, '').replace(/ {2,}/g, ' ').trim();
  return VISIBLE.test(letters) ? letters : '';
}
