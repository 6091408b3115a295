/**
 * SQL for an instant of a `contest`. From then on, staff publish a reason when they take an approved entry out. It is the earlier one of the end of
 * submissions and the opening of voting: the entry cannot be sent again, and its voters lose their votes.
 */
export const REASONS_FROM = `least(contest.voting_opens_at,
  case when contest.entry_gate <> 'always' then contest.closes_at end)`;

/** SQL: whether a decision at that time needs such a reason. Of `contest`. */
export const IS_REASON_PUBLIC = (time: string) =>
  `(contest.published_at is not null and ${REASONS_FROM} <= ${time})`;
