/** Word, PowerPoint and others write these for a line break; U+0085 is that of some servers. */
const LINE_BREAKS = /\r\n?|[\v\f\u0085\u2028\u2029]/g;

/**
 * The one rule for text of several lines: each kind of line break becomes a line feed, a tab becomes a space, and other
 * control characters are dropped. People paste them without seeing them, so nothing is refused.
 */
export function plainLines(text: string): string {
  return text
    .replace(LINE_BREAKS, '\n')
    .replaceAll('\t', ' ')
    .replace(/[^\P{Cc}\n]/gu, '');
}
