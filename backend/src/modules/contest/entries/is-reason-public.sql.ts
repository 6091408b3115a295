/**
 * SQL: whether a decision at that time needs a reason that everybody can read, if it takes an approved entry out of a contest: nobody can
 * enter any more, or voting has opened, so the jury may not hear the entry and its voters lose their votes. Of `contest`.
 */
export const IS_REASON_PUBLIC = (time: string) =>
  `(contest.published_at is not null and (contest.voting_opens_at <= ${time}
     or contest.entry_gate <> 'always' and contest.closes_at <= ${time}))`;
