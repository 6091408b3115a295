import { DomainError } from '../../../common/errors/domain-error.js';
import type { EntityManager } from 'typeorm';

/** Each change is an event and an email, and may be a photo. */
const CHANGES_OF_A_DAY = 10;

/**
 * Rejects a change of an entry by its entrant after ten in 24 hours. The caller has locked the entry. A withdrawal is not
 * rejected, but its undo is, which ends a series of both.
 */
export async function requireChangesLeft(manager: EntityManager, entryId: string): Promise<void> {
  const [{ count }] = await manager.query<[{ count: number }]>(
    `select count(*)::integer as count from entry_events
     where entry_id = $1 and action in ('edit', 'revise', 'cancel-revision', 'withdraw', 'undo-withdraw') and created_at > now() - interval '24 hours'`,
    [entryId],
  );
  if (count >= CHANGES_OF_A_DAY) throw new DomainError('TOO_MANY_CHANGES');
}
