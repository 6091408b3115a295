import { NEVER_WAIVED } from '@paattu/verify';
import type { EntityManager } from 'typeorm';
import { DomainError } from '../../../common/errors/domain-error.js';
import { type Blocker, findBlockers, type FoundBlocker } from './blockers.js';
import type { Waiver } from './result-files.js';

export type FoundWaiver = Waiver & FoundBlocker;

export async function listWaivers(
  manager: EntityManager,
  contestId: string,
  version: number,
): Promise<FoundWaiver[]> {
  return manager.query(
    `select blocker, count, subjects, reason, reason_malayalam as "reasonMalayalam" from result_waivers
     where contest_id = $1 and version = $2 order by blocker`,
    [contestId, version],
  );
}

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

/** The waiver of a blocker, if it was about the same votes, marks or entries. Of one of the release before, only their number is known. */
export function findWaiver(
  waivers: FoundWaiver[],
  { blocker, count, subjects }: FoundBlocker,
): FoundWaiver | undefined {
  return waivers.find(
    (waiver) =>
      waiver.blocker === blocker &&
      (waiver.subjects === null ? count <= waiver.count : waiver.subjects === subjects),
  );
}
