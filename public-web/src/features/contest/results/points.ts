import { pointsOf } from '@paattu/shared/points';
import type { Result } from './result-query';

type Parts = Pick<Result, 'weights' | 'parts'>;

const numbers = new Intl.NumberFormat('en-IN');

/** 412345 → 4,12,345, with Indian grouping. */
export function formatCount(count: number): string {
  return numbers.format(count);
}

/** Points to one decimal at most; the files of the result have all of them. */
export function shortPoints(thousandths: number): string {
  return pointsOf(Math.round(thousandths / 100) * 100);
}

/** The most points that a part can have, in thousandths: the parts with data share the weight of the others. */
export function mostPoints({ weights, parts }: Parts, part: Result['parts'][number]): number {
  if (!parts.includes(part)) return 0;
  const all = parts.reduce((sum, each) => sum + weights[each], 0);
  return Math.round((weights[part] * 100_000) / all);
}

/** Formats points with one decimal if one of them needs it, so that they stand below each other. */
export function alignedPoints(
  lines: Pick<Result['lines'][number], 'points'>[],
): (thousandths: number) => string {
  const isWhole = lines.flatMap(({ points }) => Object.values(points)).every((each) => each % 1_000 === 0);
  return (thousandths) => (Math.round(thousandths / 100) / 10).toFixed(isWhole ? 0 : 1);
}

/** Whether two neighbours have the same points to the reader, and whether all their decimals are the same too. */
export function sameTotals(lines: Pick<Result['lines'][number], 'points'>[]): {
  inShort: boolean;
  inFull: boolean;
} {
  const pairs = lines
    .slice(1)
    .map(({ points }, index) => [lines[index]!.points.total, points.total] as const);
  return {
    inShort: pairs.some(([one, other]) => one !== other && shortPoints(one) === shortPoints(other)),
    inFull: pairs.some(([one, other]) => one === other),
  };
}
