const TIME = String.raw`\d{1,3}:\d{1,2}(?::\d{1,2})?(?:[.:]\d{1,3})?`;
const TIMES_OF_LINE = new RegExp(String.raw`^(?:\s*\[${TIME}\])+ ?`);
const TIME_OF_WORD = new RegExp(String.raw`<${TIME}> ?`, 'g');
/** What LRC files say about themselves, as in `[ar:Asha Menon]`. */
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
