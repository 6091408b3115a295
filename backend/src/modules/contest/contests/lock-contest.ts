import type { EntityManager } from 'typeorm';
import { DomainError } from '../../../common/errors/domain-error.js';
import { Contest } from './contest.entity.js';

/** Another change of the contest, a vote, a mark and a new entry wait for the transaction. Throws NOT_FOUND without it. */
export async function lockContest(manager: EntityManager, id: string): Promise<Contest> {
  const contest = await manager.findOne(Contest, { where: { id }, lock: { mode: 'pessimistic_write' } });
  if (!contest) throw new DomainError('NOT_FOUND');
  return contest;
}
