import type { Judge, JuryAssignment, JuryRound } from '../api';
import { markOf, meanOf, type ShownMarks } from './mark-of';

export interface MarksRow {
  entry: JuryRound['entries'][number];
  /** In the order of the judges. */
  assignments: (JuryAssignment | undefined)[];
  mean: number | null;
}

/** The judges with work in a round, and its entries, the highest mean first. */
export function marksTable(
  { entries, assignments }: Pick<JuryRound, 'entries' | 'assignments'>,
  judges: Judge[],
  shown: ShownMarks | null,
): { columns: Judge[]; rows: MarksRow[] } {
  const byPlace = new Map(assignments.map((one) => [placeOf(one.judgeId, one.entryId), one]));
  const busy = new Set(assignments.map(({ judgeId }) => judgeId));
  const columns = judges.filter(({ id }) => busy.has(id));
  const rows = entries.map((entry): MarksRow => {
    const ofEntry = columns.map(({ id }) => byPlace.get(placeOf(id, entry.entryId)));
    const mean = meanOf(ofEntry.map((one) => (one ? markOf(one, shown) : null)));
    return { entry, assignments: ofEntry, mean };
  });
  return { columns, rows: rows.toSorted(byMean) };
}

const placeOf = (judgeId: string, entryId: string) => `${judgeId} ${entryId}`;

function byMean(a: MarksRow, b: MarksRow): number {
  return (b.mean ?? -1) - (a.mean ?? -1) || a.entry.name.localeCompare(b.entry.name);
}
