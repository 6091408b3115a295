const TOLERANCE = 0.01;
/** Encoders add silence of up to this length at the ends, which some headers count. */
const PADDING_SECONDS = 0.25;

/** The stated length if it differs from the real one by more than a percent; otherwise null. */
export function misstated(stated: number | null, seconds: number): number | null {
  if (stated === null) return null;
  const difference = Math.abs(stated - seconds);
  return difference > Math.max(seconds * TOLERANCE, PADDING_SECONDS) ? stated : null;
}
