const graphemes = new Intl.Segmenter('ml', { granularity: 'grapheme' });

/** The characters of a text as people see them: an emoji is one, and so is a Malayalam consonant with its signs. */
export function* charactersOf(text: string): Generator<string> {
  for (const { segment } of graphemes.segment(text)) yield segment;
}

/** The longest start of a text, in whole characters, that has at most this length. A longer text costs no more. */
export function startOfText(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  let length = 0;
  // A character that the cut here breaks does not fit: it begins in the first half, and ends behind it.
  for (const character of charactersOf(text.slice(0, 2 * maxLength))) {
    if (length + character.length > maxLength) break;
    length += character.length;
  }
  return text.slice(0, length);
}
