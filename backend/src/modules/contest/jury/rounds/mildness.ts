/** A submitted mark of the first round. Rendition and engagement weigh together what the rules say. */
export interface RoundMark {
  judgeId: string;
  entryId: string;
  mark: number;
}

/**
 * How much milder than the others each judge is: the least squares of mark = worth of the entry + mildness of the judge. Without the
 * worths, which follow from it, that is one equation for each judge: her mildness minus the mean mildness of the judges of an entry, summed
 * over her entries, is her mark minus the mean mark of the entry, summed likewise.
 *
 * Only judges who are linked by entries can be compared. In each group of such judges, the mildness is 0 on average.
 */
export function mildnessOf(marks: readonly RoundMark[]): Map<string, number> {
  const judges = [...new Set(marks.map(({ judgeId }) => judgeId))];
  const rowOf = new Map(judges.map((judgeId, row) => [judgeId, row]));
  const marksOf = new Map<string, RoundMark[]>();
  for (const mark of marks) marksOf.set(mark.entryId, [...(marksOf.get(mark.entryId) ?? []), mark]);
  const groups = judges.map((_, row) => row);
  const matrix = judges.map(() => judges.map(() => 0));
  const rests = judges.map(() => 0);
  for (const ofEntry of marksOf.values()) {
    const rows = ofEntry.map(({ judgeId }) => rowOf.get(judgeId)!);
    const mean = ofEntry.reduce((sum, { mark }) => sum + mark, 0) / ofEntry.length;
    for (const [index, row] of rows.entries()) {
      rests[row]! += ofEntry[index]!.mark - mean;
      matrix[row]![row]! += 1;
      for (const other of rows) matrix[row]![other]! -= 1 / rows.length;
      join(groups, groups[row]!, groups[rows[0]!]!);
    }
  }
  for (const [row, group] of groups.entries())
    for (const [other, itsGroup] of groups.entries()) if (group === itsGroup) matrix[row]![other]! += 1;
  const solution = solve(matrix, rests);
  return new Map(judges.map((judgeId, row) => [judgeId, solution[row]!]));
}

function join(groups: number[], one: number, other: number): void {
  if (one === other) return;
  for (const [row, group] of groups.entries()) if (group === one) groups[row] = other;
}

/** By elimination. The matrix is positive definite, so no pivot is 0. */
function solve(matrix: number[][], values: number[]): number[] {
  for (const [pivot, pivotRow] of matrix.entries())
    for (const [row, entries] of matrix.entries()) {
      if (row === pivot) continue;
      const factor = entries[pivot]! / pivotRow[pivot]!;
      for (const column of entries.keys()) entries[column]! -= factor * pivotRow[column]!;
      values[row]! -= factor * values[pivot]!;
    }
  return values.map((value, row) => value / matrix[row]![row]!);
}
