import { DomainError } from '../../../../../common/errors/domain-error.js';
import type { EntityManager } from 'typeorm';
import type { EntryEvent } from '../../entry-event.entity.js';

/** Each change is an event and an email, and may be a photo. */
const CHANGES_OF_A_DAY = 10;
const CHANGES = ['edit', 'revise', 'cancel-revision'] as const;

/**
 * Rejects the eleventh change of an entry by its entrant in 24 hours, and the eleventh withdrawal. The caller has locked the entry. An undo is
 * never rejected, because whoever has a forwarded link could use it up before the entrant does.
 */
export async function requireChangesLeft(
  manager: EntityManager,
  entryId: string,
  actions: ReadonlyArray<EntryEvent['action']> = CHANGES,
): Promise<void> {
  const [{ count }] = await manager.query<[{ count: number }]>(
    `select count(*)::integer as count from entry_events
     where entry_id = $1 and action = any($2) and created_at > now() - interval '24 hours'`,
    [entryId, actions],
  );
  if (count >= CHANGES_OF_A_DAY) throw new DomainError('TOO_MANY_CHANGES');
}
