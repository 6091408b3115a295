import type { EntityManager } from 'typeorm';
import { DomainError } from '../../../common/errors/domain-error.js';
import { type Blocker, findBlockers, type FoundBlocker, NEVER_WAIVED } from './blockers.js';
import type { Waiver } from './result-files.js';

export type FoundWaiver = Waiver & { blocker: Blocker; count: number };

export async function listWaivers(
  manager: EntityManager,
  contestId: string,
  version: number,
): Promise<FoundWaiver[]> {
  return manager.query(
    `select blocker, count, reason, reason_malayalam as "reasonMalayalam" from result_waivers
     where contest_id = $1 and version = $2 order by blocker`,
    [contestId, version],
  );
}

/** Returns the waivers of what is open. Throws if anything is open that none of them covers. */
export async function requireSettled(
  manager: EntityManager,
  contestId: string,
  version: number,
): Promise<Waiver[]> {
  const waivers = await listWaivers(manager, contestId, version);
  const found = await findBlockers(manager, contestId);
  const left = found.filter((each) => NEVER_WAIVED.includes(each.blocker) || !findWaiver(waivers, each));
  if (left.length > 0)
    throw new DomainError('RESULT_BLOCKED', {
      details: left.map(({ blocker, count }) => ({ field: blocker, message: String(count) })),
    });
  const open = found.map(({ blocker }) => blocker);
  return waivers
    .filter(({ blocker }) => open.includes(blocker))
    .map(({ blocker, reason, reasonMalayalam }) => ({ blocker, reason, reasonMalayalam }));
}

/** The waiver of a blocker, if nothing was added since. */
export function findWaiver(
  waivers: FoundWaiver[],
  { blocker, count }: FoundBlocker,
): FoundWaiver | undefined {
  return waivers.find((waiver) => waiver.blocker === blocker && count <= waiver.count);
}
