import { NEVER_WAIVED } from '@paattu/verify';
import type { EntityManager } from 'typeorm';
import { DomainError } from '../../../common/errors/domain-error.js';
import { type Blocker, findBlockers } from './blockers.js';
import type { Waiver } from './result-files.js';

/** Ends the waivers of what is settled, so that those of a version are the ones that stand. Returns their blockers. */
export async function endWaivers(
  manager: EntityManager,
  contestId: string,
  version: number,
): Promise<Blocker[]> {
  const open = (await findBlockers(manager, contestId)).map(({ blocker }) => blocker);
  const [ended] = await manager.query<[Array<{ blocker: Blocker }>, number]>(
    `delete from result_waivers where contest_id = $1 and version = $2 and blocker <> all($3) returning blocker`,
    [contestId, version, open],
  );
  return ended.map(({ blocker }) => blocker);
}

/** Returns the waivers of what is open, in the order of their names. Throws if anything is open that none of them covers. */
export async function requireSettled(manager: EntityManager, contestId: string): Promise<Waiver[]> {
  const found = await findBlockers(manager, contestId);
  const left = found.filter(({ blocker, reason }) => NEVER_WAIVED.includes(blocker) || reason === null);
  if (left.length > 0)
    throw new DomainError('RESULT_BLOCKED', {
      details: left.map(({ blocker, count }) => ({ field: blocker, message: String(count) })),
    });
  return found
    .map(({ blocker, reason, reasonMalayalam }) => ({ blocker, reason: reason!, reasonMalayalam }))
    .sort((one, other) => (one.blocker < other.blocker ? -1 : 1));
}
