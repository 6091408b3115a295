export const CRITERION_KEYS = ['rendition', 'engagement'] as const;

export type CriterionKey = (typeof CRITERION_KEYS)[number];

/** What the jury marks, with its part of the 100 points of an entry. Votes have the other 50. */
export const CRITERIA = [
  { key: 'rendition', weight: 30 },
  { key: 'engagement', weight: 20 },
] as const satisfies Array<{ key: CriterionKey; weight: number }>;

const ALL_WEIGHTS = CRITERIA.reduce((sum, { weight }) => sum + weight, 0);

/** What marks of half points weigh together: 0 to 10. */
export function weightedMark(marks: Record<CriterionKey, number>): number {
  const points = CRITERIA.reduce((sum, { key, weight }) => sum + weight * marks[key], 0);
  return points / (2 * ALL_WEIGHTS);
}
