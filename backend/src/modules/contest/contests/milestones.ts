import { VOTE_GRACE_MINUTES } from '@paattu/api-client/voting';
import type { EntityManager } from 'typeorm';

/** SQL for a contest whose votes are not closed yet. */
export const VOTES_ARE_UNCLOSED = `contest.published_at is not null and contest.votes_closed_at is null and contest.certified_at is null`;

/** SQL for the end of the last vote: that of a link which was asked for in time. */
export const VOTES_END_AT = `contest.voting_closes_at + interval '${VOTE_GRACE_MINUTES} minutes'`;

/** False if the votes were closed before, or still take a link. */
export async function closeVotes(manager: EntityManager, contestId: string): Promise<boolean> {
  const [, closed] = await manager.query<[unknown[], number]>(
    `update contests contest set votes_closed_at = site_now()
     where id = $1 and ${VOTES_ARE_UNCLOSED} and ${VOTES_END_AT} <= site_now()`,
    [contestId],
  );
  return closed > 0;
}

/** A correction does not move the time of the first certification. */
export async function setCertified(manager: EntityManager, contestId: string): Promise<void> {
  await manager.query('update contests set certified_at = coalesce(certified_at, site_now()) where id = $1', [
    contestId,
  ]);
}

/** False if the owner was warned before: of two workers at once, the second one waits for the first. */
export async function setWinnerWarned(manager: EntityManager, contestId: string): Promise<boolean> {
  const [, warned] = await manager.query<[unknown[], number]>(
    'update contests set winner_warned_at = site_now() where id = $1 and winner_warned_at is null',
    [contestId],
  );
  return warned > 0;
}
