const counts = new Intl.NumberFormat('en', { notation: 'compact', maximumFractionDigits: 1 });

const MILLION = 1_000_000;
const MOST_THOUSANDS = 999_900;

/** 999, 1K, 1.2K, 3.4M: as in English, not in lakhs. A count below a million is never rounded up to 1M. */
export function abbreviateCount(count: number): string {
  return counts.format(count < MILLION ? Math.min(count, MOST_THOUSANDS) : count);
}
