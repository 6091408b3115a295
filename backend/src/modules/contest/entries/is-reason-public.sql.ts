/**
 * SQL for the instant from which on an approved entry that leaves a contest needs a reason that everybody can read: nobody can enter any more, or
 * voting has opened, so the jury may not hear the entry and its voters lose their votes. Of `contest`.
 */
export const REASONS_FROM = `least(contest.voting_opens_at,
  case when contest.entry_gate <> 'always' then contest.closes_at end)`;

/** SQL: whether a decision at that time needs such a reason. Of `contest`. */
export const IS_REASON_PUBLIC = (time: string) =>
  `(contest.published_at is not null and ${REASONS_FROM} <= ${time})`;
