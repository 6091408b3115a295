/** A submitted mark of the first round. Rendition and engagement weigh together what the rules say. */
export interface RoundMark {
  judgeId: string;
  entryId: string;
  mark: number;
}

export interface RankedEntry {
  entryId: string;
  /** The mean of its marks, corrected for how strict its judges are; null without marks. */
  mark: number | null;
}

/** The correction has converged long before. */
const STEPS = 500;
/** Smaller differences are rounding errors of the computation. */
const PRECISION = 1e-6;

/**
 * The entries of the first round, the best first. Each judge marks other entries, so a plain mean would favour the entries of
 * mild judges. A mark is read as the worth of the entry plus the mildness of the judge, by least squares; the mildness of all
 * judges is 0 on average. Entries that tie stay in the order of `entryIds`, and entries without marks are last.
 */
export function rankEntries(entryIds: readonly string[], marks: readonly RoundMark[]): RankedEntry[] {
  const ordered = marks.toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
  const mildness = new Map(ordered.map(({ judgeId }) => [judgeId, 0]));
  let worth = new Map<string, number>();
  for (let step = 0; step < STEPS; step += 1) {
    worth = meansOf(ordered, 'entryId', ({ mark, judgeId }) => mark - mildness.get(judgeId)!);
    const rests = meansOf(ordered, 'judgeId', ({ mark, entryId }) => mark - worth.get(entryId)!);
    const middle = [...rests.values()].reduce((sum, rest) => sum + rest, 0) / rests.size;
    for (const [judgeId, rest] of rests) mildness.set(judgeId, rest - middle);
  }
  return entryIds
    .map((entryId) => ({ entryId, mark: worth.get(entryId) ?? null }))
    .toSorted((one, other) => steps(other.mark) - steps(one.mark));
}

function meansOf(
  marks: RoundMark[],
  by: 'entryId' | 'judgeId',
  valueOf: (mark: RoundMark) => number,
): Map<string, number> {
  const sums = new Map<string, { sum: number; count: number }>();
  for (const mark of marks) {
    const { sum, count } = sums.get(mark[by]) ?? { sum: 0, count: 0 };
    sums.set(mark[by], { sum: sum + valueOf(mark), count: count + 1 });
  }
  return new Map([...sums].map(([id, { sum, count }]) => [id, sum / count]));
}

const steps = (mark: number | null) => (mark === null ? -1 : Math.round(mark / PRECISION));

const keyOf = ({ entryId, judgeId }: RoundMark) => `${entryId} ${judgeId}`;
