import type { EntryStatus } from '@paattu/shared/entry-transitions';
import { In, type EntityManager } from 'typeorm';
import { ContestEntry } from '../entries/contest-entry.entity.js';
import { canonicalAddress } from '../../../common/addresses/canonical-address.js';

/** The canonical addresses of those who have entered the contest, whatever became of the entry unless `statuses` says it. */
export async function findEntrants(
  manager: EntityManager,
  contestId: string,
  statuses?: EntryStatus[],
): Promise<Set<string>> {
  const entries = await manager.find(ContestEntry, {
    select: { email: true },
    where: { contestId, ...(statuses && { status: In(statuses) }) },
  });
  return new Set(entries.map(({ email }) => canonicalAddress(email)));
}

/** Those with an entry that is in the contest, or may be: they judge nobody. */
export const findRivals = (manager: EntityManager, contestId: string) =>
  findEntrants(manager, contestId, ['pending', 'approved']);
