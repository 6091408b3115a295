import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Face, FONT_FILES, runsOf } from '../../../../common/images/font-runs.js';
import { drawable, FONT_FOLDER } from '../../../../common/images/fonts.js';

const files = Object.entries(FONT_FILES).map(
  ([name, file]) => [name, readFileSync(join(FONT_FOLDER, file))] as const,
);

/** Lines and the size that lets them fit. */
export interface Fitted {
  lines: string[];
  size: number;
}

export interface Room {
  face: Face;
  width: number;
  /** In points. A text is first made smaller in one line, then gets a second line, and is cut at the smallest size. */
  largest: number;
  smallest: number;
}

/** Below this part of the largest size, and in it, two lines look better than one. */
const ONE_LINE: Record<Face, number> = { display: 0.7, text: 0.85 };
/** Below this part of the size that broken words allow, they are broken. */
const BREAK_WORD = 0.6;
/** The longest name of an entry, and the longest title. */
const MAX_LETTERS = 200;
const MAX_MARKS = 16;

/** Sets texts of several scripts in a PDF. */
export class Typesetter {
  constructor(private readonly pdf: PDFKit.PDFDocument) {
    for (const [name, file] of files) pdf.registerFont(name, file);
  }

  /**
   * Fits a text into at most two lines. `write` puts it into a sentence, of which only the text is cut. The fonts draw
   * what `drawable` leaves: emoji, other scripts, marks without a letter and control characters are left out.
   */
  fit(text: string, room: Room, write = (part: string) => part): Fitted {
    const letters = lettersOf(drawable(text).slice(0, MAX_LETTERS));
    const whole = this.fitSentence(write(letters.join('')), room);
    if (whole) return whole;
    let [fits, tooLong] = [0, letters.length];
    const cut = (length: number) =>
      this.fitSentence(write(`${letters.slice(0, length).join('').trimEnd()}…`), room);
    while (tooLong - fits > 1) {
      const middle = Math.floor((fits + tooLong) / 2);
      if (cut(middle)) fits = middle;
      else tooLong = middle;
    }
    return cut(fits) ?? { lines: [], size: room.smallest };
  }

  /** Null if the sentence needs more than two lines of the smallest size. */
  private fitSentence(sentence: string, { face, width, largest, smallest }: Room): Fitted | null {
    const sizeOf = (lines: string[]) =>
      Math.min(largest, ...lines.map((line) => width / Math.max(1e-6, this.width(line, face))));
    const one = sizeOf([sentence]);
    const twoLines = largest * ONE_LINE[face];
    if (one >= twoLines) return { lines: [sentence], size: one };
    const [words, letters] = [sentence.split(/(?<= )/), lettersOf(sentence)].map((parts) =>
      this.halve(parts, face),
    ) as [string[], string[]];
    // A word is broken only where it would leave lines of very different lengths.
    const lines = sizeOf(words) < sizeOf(letters) * BREAK_WORD ? letters : words;
    const size = Math.min(twoLines, sizeOf(lines));
    return size < smallest ? null : { lines, size };
  }

  /** Two lines of about the same width. */
  private halve(parts: string[], face: Face): string[] {
    const widths = parts.map((part) => this.width(part, face));
    const total = widths.reduce((sum, width) => sum + width, 0);
    let [first, best, at] = [0, total, parts.length];
    widths.forEach((width, index) => {
      first += width;
      const longer = Math.max(first, total - first);
      if (longer >= best) return;
      best = longer;
      at = index + 1;
    });
    return [parts.slice(0, at), parts.slice(at)].map((line) => line.join('').trim()).filter(Boolean);
  }

  /** In the size of one point. */
  width(line: string, face: Face): number {
    return runsOf(line, face).reduce((sum, { font, text }) => {
      this.pdf.font(font).fontSize(1);
      return sum + this.pdf.widthOfString(text);
    }, 0);
  }

  /** Draws a line from its left end. */
  draw(line: string, { face, size, x, y }: { face: Face; size: number; x: number; y: number }): void {
    let left = x;
    for (const { font, text } of runsOf(line, face)) {
      this.pdf.font(font).fontSize(size);
      this.pdf.text(text, left, y, { lineBreak: false, baseline: 'alphabetic' });
      left += this.pdf.widthOfString(text);
    }
  }
}

const graphemes = new Intl.Segmenter('ml', { granularity: 'grapheme' });

/**
 * Letters with their marks. A conjunct is one letter, whatever Unicode version Node.js has. Marks beyond those of any
 * word are left out.
 */
function lettersOf(text: string): string[] {
  const letters: string[] = [];
  for (const { segment } of graphemes.segment(text)) {
    const last = letters.at(-1);
    if (last !== undefined && /\u0D4D\u200D?$/.test(last)) letters[letters.length - 1] = last + segment;
    else letters.push(segment);
  }
  return letters.map((letter) => letter.slice(0, MAX_MARKS));
}
