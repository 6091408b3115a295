import type { ResultPart, ResultPreview } from '../api';

const ALL: ResultPart[] = ['rendition', 'engagement', 'votes'];

/** The parts without data. */
export function missingParts(parts: ResultPart[]): ResultPart[] {
  return ALL.filter((part) => !parts.includes(part));
}

/** The points that a part gives at most: the parts with data share the weight of the others. */
export function shareOf(
  part: ResultPart,
  { weights, parts }: Pick<ResultPreview, 'weights' | 'parts'>,
): number {
  const sum = parts.reduce((total, each) => total + weights[each], 0);
  return (100 * weights[part]) / sum;
}

export const formatShare = (share: number) => String(Math.round(share * 100) / 100);

/** The API counts in thousandths of a point. */
export const formatPoints = (thousandths: number) => (thousandths / 1000).toFixed(3);
