/** For names and the heading, and for all other lines. */
export type Face = 'display' | 'text';

/** In `FONT_FOLDER`. */
export const FONT_FILES = {
  fraunces: 'fraunces.ttf',
  frauncesExtended: 'fraunces-extended.ttf',
  manjari: 'manjari-bold.ttf',
  anek: 'anek.ttf',
  anekMalayalam: 'anek-malayalam.ttf',
};

export type FontName = keyof typeof FONT_FILES;

/** A part of a text that one font draws. */
export interface Run {
  font: FontName;
  text: string;
}

/** Chillus of old texts are a consonant, a virama and a joiner. */
const CHILLUS: Record<string, string> = { ണ: 'ൺ', ന: 'ൻ', ര: 'ർ', ല: 'ൽ', ള: 'ൾ', ക: 'ൿ' };
const OLD_CHILLU = /([ണനരലളക])\u0D4D\u200D/g;
/** ′, ″ and ™. */
const NOT_IN_ANEK = /[\u2032\u2033\u2122]/;

/**
 * The parts of a line, each in the font that has its letters. No font has a glyph for joiners, and the PDF would show a
 * box. So a run ends at each joiner, which keeps the letters apart just as the joiner does.
 */
export function runsOf(line: string, face: Face): Run[] {
  const runs: Run[] = [];
  for (const part of composeChillus(line).split(/[\u200C\u200D]+/)) {
    let last: Run | undefined;
    for (const letter of part) {
      const font = fontOf(letter, face);
      if (last?.font === font) last.text += letter;
      else runs.push((last = { font, text: letter }));
    }
  }
  return runs;
}

function fontOf(letter: string, face: Face): FontName {
  if (/[\u0D00-\u0D7F]/.test(letter)) return face === 'display' ? 'manjari' : 'anekMalayalam';
  if (/[\u0100-\u0130\u0132-\u0151\u0154-\u02BA\u1E00-\u1EFF\u20B9]/.test(letter)) return 'frauncesExtended';
  return face === 'display' || NOT_IN_ANEK.test(letter) ? 'fraunces' : 'anek';
}

/** Writes the chillus of old texts as one letter. */
export function composeChillus(text: string): string {
  return text.replace(OLD_CHILLU, (_, letter: string) => CHILLUS[letter] ?? letter);
}
