/** Rows that decide a contest, each with the column that must not go back. */
export const RESULT_DECISIONS = [
  ['contest_results', 'state'],
  ['prize_offers', 'state'],
] as const;
