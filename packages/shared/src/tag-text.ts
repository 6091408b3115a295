/** The characters of Windows-1252 that Latin-1 does not have, by their bytes from 0x80 on. */
const WINDOWS = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ';

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/**
 * Decodes text again whose bytes of UTF-8 were read as Latin-1 or Windows-1252, which turns മഴ into à´®à´´. Nothing else makes
 * each of its letters beyond ASCII a part of valid UTF-8, so other text stays as it is.
 */
export function repairEncoding(text: string): string {
  const bytes = Array.from(text, byteOf);
  if (bytes.every((byte) => byte < 0x80) || bytes.some((byte) => byte > 0xff)) return text;
  try {
    return utf8.decode(Uint8Array.from(bytes));
  } catch {
    return text;
  }
}

function byteOf(character: string): number {
  const place = WINDOWS.indexOf(character);
  return place < 0 ? (character.codePointAt(0) ?? 0) : 0x80 + place;
}

const TIME = String.raw`\d{1,3}:\d{1,2}(?::\d{1,2})?(?:[.:]\d{1,3})?`;
const TIMES_OF_LINE = new RegExp(String.raw`^(?:\s*\[${TIME}\])+ ?`);
const TIME_OF_WORD = new RegExp(String.raw`<${TIME}> ?`, 'g');
/** A line in which an LRC file describes itself, as in `[ar:Asha Menon]`. */
const HEADER = /^\s*\[(?:#|al|ar|au|by|encoding|id|la|length|lr|offset|re|ti|tool|ve):.*\]\s*$/i;

/** Removes the times of LRC, which players of karaoke show lyrics by. Other text stays as it is, its brackets included. */
export function withoutTimes(lyrics: string): string {
  const lines = lyrics.split('\n');
  if (!lines.some((line) => TIMES_OF_LINE.test(line))) return lyrics;
  return lines
    .filter((line) => !HEADER.test(line))
    .map((line) => line.replace(TIMES_OF_LINE, '').replace(TIME_OF_WORD, ''))
    .join('\n')
    .trim();
}
