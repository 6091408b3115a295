/** Seconds from `?t=83`, as links to a moment of a song have it; 0 for what is no such moment. */
export function startTime(search: URLSearchParams, durationSeconds: number | null): number {
  const text = search.get('t') ?? '';
  const seconds = /^\d{1,5}$/.test(text) ? Number(text) : 0;
  return seconds < (durationSeconds ?? Infinity) ? seconds : 0;
}
