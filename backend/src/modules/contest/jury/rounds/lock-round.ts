import type { EntityManager } from 'typeorm';
import { LOCKS, lock } from '../../../../database/locks.js';
import { DomainError } from '../../../../common/errors/domain-error.js';
import { lockEntries } from '../../entries/lock-entries.js';
import type { RoundNumber } from './jury-round.entity.js';
import { CONTESTS } from '../../contests/public.sql.js';

export interface OpenRound {
  id: string;
  contestId: string;
  number: RoundNumber;
  seed: number;
}

export type LockedRound = OpenRound & { isClosed: boolean };

/** The final if there is one. Its marks that are under way come first, and so does a certification. */
export async function findLastRound(
  manager: EntityManager,
  contestId: string,
): Promise<LockedRound | undefined> {
  const [round] = await manager.query<Array<LockedRound>>(
    `select round.id, contest_id as "contestId", number, seed,
       round.closes_at <= site_now() or certified_at is not null as "isClosed"
     from jury_rounds round join ${CONTESTS} contest on contest.id = contest_id
     where contest_id = $1 order by number desc limit 1 for no key update of round for share of contest`,
    [contestId],
  );
  return round;
}

/** Marks that are under way come first: the lock waits for them. */
export async function lockRounds(manager: EntityManager, contestId: string): Promise<void> {
  await manager.query('select from jury_rounds where contest_id = $1 order by id for no key update', [
    contestId,
  ]);
}

/** After the jury and the entries, in the order in which all lock them. Throws JURY_CLOSED once the contest is certified. */
export async function lockRound(manager: EntityManager, id: string): Promise<LockedRound> {
  const [found] = await manager.query<Array<{ contestId: string }>>(
    'select contest_id as "contestId" from jury_rounds where id = $1',
    [id],
  );
  if (!found) throw new DomainError('NOT_FOUND');
  await lock(manager, LOCKS.jury(found.contestId));
  await lockEntries(manager, found.contestId);
  const [round] = await manager.query<Array<LockedRound>>(
    `select round.id, contest_id as "contestId", number, seed, round.closes_at <= site_now() as "isClosed"
     from jury_rounds round join ${CONTESTS} contest on contest.id = contest_id
     where round.id = $1 and certified_at is null
     for no key update of round for share of contest`,
    [id],
  );
  if (!round) throw new DomainError('JURY_CLOSED');
  return round;
}
