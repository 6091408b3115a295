import type { EntityManager } from 'typeorm';
import { VOTES_ARE_UNCLOSED, VOTES_END_AT } from './public.sql.js';

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
