/** What a drawn cover takes from the waveform of a song. The same waveform has the same numbers for ever. */
export interface Sound {
  /** The mean of the bars, 0 to 1: a song of one loudness is near 1, a quiet one with a few loud moments near 0. */
  level: number;
  /** How far a bar is from the one before, as a part of the mean: long notes are near 0, strokes above 0.2. */
  movement: number;
  /** The loudest bars as a multiple of the mean. */
  crest: number;
  /** The sum of the bars, which tells apart songs of the same character. */
  print: number;
}

/** Of all bars, so many may be louder: one click is no loud moment. */
const LOUDEST = 0.98;

/** @param bars 0 to 100 */
export function soundOf(bars: readonly number[]): Sound {
  const print = bars.reduce((sum, bar) => sum + bar, 0);
  const mean = print / Math.max(1, bars.length);
  if (mean === 0) return { level: 0, movement: 0, crest: 1, print: 0 };
  const steps = bars.slice(1).map((bar, index) => Math.abs(bar - (bars[index] ?? 0)));
  const step = steps.reduce((sum, each) => sum + each, 0) / Math.max(1, steps.length);
  return { level: mean / 100, movement: step / mean, crest: quantile(bars, LOUDEST) / mean, print };
}

export function quantile(bars: readonly number[], share: number): number {
  const sorted = [...bars].sort((one, other) => one - other);
  return sorted[Math.floor(share * (sorted.length - 1))] ?? 0;
}
