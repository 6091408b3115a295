/** Returns at most `count` bars, 0 to 100, for the peaks of equal parts of a song; the loudest is 100. */
export function barsOf(peaks: number[], count: number): number[] {
  const bars = Math.min(count, peaks.length);
  const share = peaks.length / bars;
  const levels = Array.from({ length: bars }, (_, bar) =>
    Math.max(...peaks.slice(Math.floor(bar * share), Math.floor((bar + 1) * share))),
  );
  const loudest = Math.max(...levels);
  return levels.map((level) => (loudest === 0 ? 0 : Math.round((100 * level) / loudest)));
}
