/** The days that were typed; null if they are outside of the bounds of the term. */
export function readDays(typed: string, { min, max }: { min: number; max: number }): number | null {
  const text = typed.trim();
  const days = Number(text);
  return /^\d{1,4}$/.test(text) && days >= min && days <= max ? days : null;
}
