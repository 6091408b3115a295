const counts = new Intl.NumberFormat('en', {
  notation: 'compact',
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
});

/** 999, 1.0K, 1.2K, 3.4M: as in English, not in lakhs. */
export function abbreviateCount(count: number): string {
  return count < 1_000 ? String(count) : counts.format(count);
}
