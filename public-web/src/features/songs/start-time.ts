/** Seconds from `?t=83` in a link to a moment of a song; 0 if the value is invalid. */
export function startTime(search: URLSearchParams, durationSeconds: number | null): number {
  const text = search.get('t') ?? '';
  const seconds = /^\d{1,5}$/.test(text) ? Number(text) : 0;
  return seconds < (durationSeconds ?? Infinity) ? seconds : 0;
}
