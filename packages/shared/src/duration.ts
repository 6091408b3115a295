/** Some stored lengths are sums of fractions, such as 68.99999999999999 for 69. A player shows no milliseconds. */
const SUM_ERROR_S = 0.001;

export const wholeSeconds = (seconds: number) => Math.floor(seconds + SUM_ERROR_S);

/** 75.4 → 1:15; past an hour 1:02:03. */
export function formatDuration(seconds: number): string {
  const whole = Number.isFinite(seconds) ? Math.max(0, wholeSeconds(seconds)) : 0;
  const hours = Math.floor(whole / 3600);
  const minutes = Math.floor(whole / 60) % 60;
  const rest = String(whole % 60).padStart(2, '0');
  return hours ? `${hours}:${String(minutes).padStart(2, '0')}:${rest}` : `${minutes}:${rest}`;
}
