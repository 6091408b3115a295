/** SQL for a contest about whose votes the owner may decide: its result is not final, so that a correction can follow the decision. */
export const IS_DECIDABLE = `(contest.result_final_at is null)`;
