const BARS = 100;
const WIDTH = 600;
const HEIGHT = 44;
const LEAST = 3;

/** Bars as one SVG path in a box of 600 x 44: the height of a bar is the loudest of its peaks (0 to 100). */
export function waveformPath(peaks: readonly number[]): string {
  const step = WIDTH / BARS;
  let path = '';
  for (let bar = 0; bar < BARS; bar++) {
    const from = Math.floor((bar * peaks.length) / BARS);
    const to = Math.max(from + 1, Math.floor(((bar + 1) * peaks.length) / BARS));
    const peak = Math.min(100, Math.max(0, ...peaks.slice(from, to)));
    const height = Math.max(LEAST, (peak / 100) * HEIGHT);
    const top = (HEIGHT - height) / 2;
    path += `M${(bar * step + 1).toFixed(1)} ${top.toFixed(1)}h${step - 2}v${height.toFixed(1)}h-${step - 2}z`;
  }
  return path;
}
