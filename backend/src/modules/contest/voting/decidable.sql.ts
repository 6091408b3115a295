/**
 * SQL for a contest about whose votes the owner may decide: its result is not certified, or it is not final, so that a correction can
 * follow the decision.
 */
export const IS_DECIDABLE = `(contest.certified_at is null
  or exists (select from contest_results result where result.contest_id = contest.id and result.state in ('certified', 'announced'))
    and not exists (select from contest_results result where result.contest_id = contest.id and result.state = 'final'))`;
