/**
 * Text that people paste. Phones and chat programs add characters that show nothing, such as the zero-width space or the
 * marks of a direction, and a field with one of them looks right.
 */

/** Control and format characters, fillers, and the blank of Braille. The blanks among them are `\s` or U+0085. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{DI}\u2800\uFFFC]/gu;
/** Joiners and variation selectors: nothing by themselves, but they shape Malayalam and emoji. */
const SHAPING = /[\u200C\u200D\uFE00-\uFE0F\u{E0020}-\u{E007F}\u{E0100}-\u{E01EF}]/u;

const blankOr = (char: string, other: string) => (/[\s\x85]/.test(char) && char !== '\uFEFF' ? ' ' : other);

/** A link, address or code without what shows nothing, and with the letters and digits of a keyboard in their usual width. */
export function cleanIdentifier(text: string): string {
  return text
    .replace(INVISIBLE, (char) => blankOr(char, ''))
    .replace(/[\uFF01-\uFF5E]/g, (char) => String.fromCharCode(char.charCodeAt(0) - 0xfee0))
    .replace(/\s+/g, ' ')
    .trim();
}

/** A name or another line of text: without what shows nothing, with line breaks and unusual blanks as spaces. */
export function cleanLine(text: string): string {
  return text
    .replace(INVISIBLE, (char) => blankOr(char, SHAPING.test(char) ? char : ''))
    .replace(/\s+/g, ' ')
    .replace(/(^| )[\u200C\u200D\uFE00-\uFE0F]+/g, '$1')
    .trim();
}
