import type { EntityManager } from 'typeorm';
import { DomainError } from '../../../../../common/errors/domain-error.js';
import { requireVersion } from '../../../../../common/http/if-match.js';
import { acceptsChanges } from '../../../contests/contest-clock.js';
import { requireChangesLeft } from './require-changes-left.js';
import type { FoundEntry } from './found-entry.js';
import { propose, versionOfProposal } from './proposal.js';

/** Rejects a change after its time, of an entry that is rejected or withdrawn, of another version, and too many in a day. */
export async function requireChangeable(
  manager: EntityManager,
  { entry, contest, revision }: FoundEntry,
  seen: string | null,
  now: Date,
): Promise<void> {
  if (entry.status !== 'pending' && entry.status !== 'approved') throw new DomainError('NOT_IN_CONTEST');
  if (!acceptsChanges(contest, now)) throw new DomainError('CHANGES_CLOSED');
  requireVersion(versionOfProposal(propose(entry, revision)), seen);
  await requireChangesLeft(manager, entry.id);
}
