/**
 * How the parts of a result become points. `places`: by the place of each finalist in each part. `share_of_best`: by the
 * mean mark, and by the share of the most votes of a finalist.
 */
export const VOTES_METHODS = ['places', 'share_of_best'] as const;

export type VotesMethod = (typeof VOTES_METHODS)[number];
