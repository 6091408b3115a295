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
