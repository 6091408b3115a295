/** In half points: 20 is a ten. */
export const MOST = 20;

/** 7, 7.5, 10, as the result and the console write them; nothing for no mark. */
export function writeMark(mark: number | null): string {
  return mark === null ? '–' : String(mark / 2);
}

/** The mark with its half, or without it. A ten has none. */
export function withHalf(mark: number | null): number {
  if (mark === null) return 1;
  if (mark === MOST) return MOST;
  return mark % 2 === 0 ? mark + 1 : mark - 1;
}

/** A half more or less. The first step from no mark is to the middle. */
export function stepMark(mark: number | null, step: 1 | -1): number {
  if (mark === null) return MOST / 2;
  return Math.min(MOST, Math.max(0, mark + step));
}
