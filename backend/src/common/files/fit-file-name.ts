/** The limit of the usual file systems, for the name with its extension. */
const MAX_BYTES = 255;

const graphemes = new Intl.Segmenter('ml', { granularity: 'grapheme' });

/** Returns the longest start of a name, in whole characters as people see them, that fits before its extension. */
export function fitFileName(name: string, extension: string): string {
  let room = MAX_BYTES - Buffer.byteLength(`.${extension}`);
  let fitting = '';
  for (const { segment } of graphemes.segment(name)) {
    room -= Buffer.byteLength(segment);
    if (room < 0) break;
    fitting += segment;
  }
  return fitting;
}
