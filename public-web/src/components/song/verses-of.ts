/** The lines of each verse; blank lines separate verses. */
export function versesOf(lyrics: string): string[][] {
  const verses: string[][] = [];
  let isBetween = true;
  for (const line of lyrics.split(/\r\n?|\n/)) {
    const isBlank = line.trim() === '';
    if (!isBlank && isBetween) verses.push([]);
    if (!isBlank) verses.at(-1)?.push(line);
    isBetween = isBlank;
  }
  return verses;
}
