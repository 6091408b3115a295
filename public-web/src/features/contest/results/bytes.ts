const UNITS = ['KB', 'MB'] as const;
const STEP = 1_000;

const numbers = new Intl.NumberFormat('en', { maximumSignificantDigits: 3 });

/** 1 KB, 340 KB, 1.2 MB: what a visitor wants to know before she loads a file. */
export function formatBytes(bytes: number): string {
  const kilobytes = Math.ceil(bytes / STEP);
  return kilobytes < STEP ? `${kilobytes} ${UNITS[0]}` : `${numbers.format(bytes / STEP / STEP)} ${UNITS[1]}`;
}
