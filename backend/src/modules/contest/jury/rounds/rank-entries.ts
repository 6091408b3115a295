import { keyOf } from './eligible.js';
import { mildnessOf, type RoundMark } from './mildness.js';

export interface RankedEntry {
  entryId: string;
  /** The mean of its marks, corrected for how strict its judges are; null without marks. */
  mark: number | null;
}

/** Smaller differences are rounding errors of the computation. */
const PRECISION = 1e-6;

/**
 * The entries of the first round, the best first. Each judge marks other entries, so a plain mean would favour the entries of
 * mild judges. Entries that tie stay in the order of `entryIds`, and entries without marks are last.
 */
export function rankEntries(entryIds: readonly string[], marks: readonly RoundMark[]): RankedEntry[] {
  // Sums of fractions depend on their order.
  const ordered = marks.toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
  const mildness = mildnessOf(ordered);
  const sums = new Map<string, { sum: number; count: number }>();
  for (const { entryId, judgeId, mark } of ordered) {
    const { sum, count } = sums.get(entryId) ?? { sum: 0, count: 0 };
    sums.set(entryId, { sum: sum + mark - mildness.get(judgeId)!, count: count + 1 });
  }
  const worthOf = (entryId: string) => {
    const marked = sums.get(entryId);
    return marked ? marked.sum / marked.count : null;
  };
  return entryIds
    .map((entryId) => ({ entryId, mark: worthOf(entryId) }))
    .toSorted((one, other) => steps(other.mark) - steps(one.mark));
}

/** A corrected mark can be below 0. */
const steps = (mark: number | null) =>
  mark === null ? Number.MIN_SAFE_INTEGER : Math.round(mark / PRECISION);
