const rupees = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  maximumFractionDigits: 0,
});

/** 500000 → ₹5,00,000, with Indian grouping. */
export function formatPrize(amount: number): string {
  return rupees.format(amount);
}

const counts = new Intl.NumberFormat('en', { notation: 'compact', maximumFractionDigits: 1 });

const MILLION = 1_000_000;
const MOST_THOUSANDS = 999_900;

/** 999, 1K, 1.2K, 3.4M: as in English, not in lakhs. A count below a million is never rounded up to 1M. */
export function abbreviateCount(count: number): string {
  return counts.format(count < MILLION ? Math.min(count, MOST_THOUSANDS) : count);
}

/** A calendar date ('2025-05-30') or an instant, in words: 30 May 2025. */
export function formatDate(date: string, timeZone = 'UTC'): string {
  return new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone }).format(new Date(date));
}

/** 1 to 15 August 2025; 17 June to 31 July 2025. A month or year that both dates share appears once. */
export function formatDateRange(from: string, to: string, timeZone: string): string {
  const [first, last] = [formatDate(from, timeZone).split(' '), formatDate(to, timeZone).split(' ')];
  while (first.length > 1 && first.at(-1) === last[first.length - 1]) first.pop();
  return `${first.join(' ')} to ${last.join(' ')}`;
}

/** August 1st, 2025. */
export function formatOrdinalDate(instant: string, timeZone: string): string {
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-US', { ...options, timeZone }).format(new Date(instant));
  const day = Number(format({ day: 'numeric' }));
  const suffix = { one: 'st', two: 'nd', few: 'rd', other: 'th', zero: 'th', many: 'th' };
  const rule = new Intl.PluralRules('en-US', { type: 'ordinal' }).select(day);
  return `${format({ month: 'long' })} ${day}${suffix[rule]}, ${format({ year: 'numeric' })}`;
}
