export const CRITERION_KEYS = ['rendition', 'engagement'] as const;

export type CriterionKey = (typeof CRITERION_KEYS)[number];

/** Percent of the result of the contest, of which the votes have the rest. */
export interface MarkWeights {
  renditionWeight: number;
  engagementWeight: number;
}

/** The weight of both marks in half points: 0 to 10. Where neither weighs anything, both weigh the same. */
export function weightedMark(
  { rendition, engagement }: Record<CriterionKey, number>,
  { renditionWeight, engagementWeight }: MarkWeights,
): number {
  const all = renditionWeight + engagementWeight;
  if (all === 0) return (rendition + engagement) / 4;
  return (renditionWeight * rendition + engagementWeight * engagement) / (2 * all);
}
