import { VOTE_GRACE_MINUTES } from '@paattu/shared/voting';

/*
 * The tables of contests that SQL of other modules may read, and lock against changes. Only this module writes them.
 */

/** Contests, of which drafts are not public. */
export const CONTESTS = 'contests';

/** Versions of the rules of contests; `published_at` is null for a draft. */
export const RULE_VERSIONS = 'rule_versions';

/** SQL for a contest whose votes are not closed yet. */
export const VOTES_ARE_UNCLOSED = `contest.published_at is not null and contest.votes_closed_at is null and contest.certified_at is null`;

/** SQL for the end of the last vote: that of a link which was asked for in time. */
export const VOTES_END_AT = `contest.voting_closes_at + interval '${VOTE_GRACE_MINUTES} minutes'`;

/** SQL for a contest in which visitors vote, by the clock of the database. */
export const IS_OPEN_FOR_VOTES = `(${VOTES_ARE_UNCLOSED}
  and contest.voting_opens_at <= site_now() and site_now() < contest.voting_closes_at)`;

/** As `IS_OPEN_FOR_VOTES`, or closed so lately that links that were asked for in time still count. */
export const IS_OPEN_FOR_LINKS = `(${VOTES_ARE_UNCLOSED}
  and contest.voting_opens_at <= site_now() and site_now() < ${VOTES_END_AT})`;

/** SQL for a contest about whose votes the owner may decide: its result is not final, so that a correction can follow the decision. */
export const IS_DECIDABLE = `(contest.result_final_at is null)`;

/** SQL for the id of the rules of a `contest` that are valid now. */
export const VALID_RULES = `(select id from ${RULE_VERSIONS} rules
  where rules.contest_id = contest.id and rules.published_at is not null order by number desc limit 1)`;
