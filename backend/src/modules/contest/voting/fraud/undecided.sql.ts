/**
 * SQL for a vote that is set aside without a decision of the owner that stands: by its points alone, or again after it moved away from a
 * release.
 *
 * @param vote The alias of a row with `id` and `state`.
 */
export const isUndecided = (
  vote: string,
): string => `(${vote}.state = 'quarantined' and 'quarantine' is distinct from (
  select action.kind from fraud_action_ballots member join fraud_actions action on action.id = member.action_id
  where member.ballot_id = ${vote}.id and action.undone_at is null order by action.created_at desc, action.id limit 1))`;
