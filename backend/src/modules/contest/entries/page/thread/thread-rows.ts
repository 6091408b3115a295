import { type EntityManager, IsNull } from 'typeorm';
import { DomainError } from '../../../../../common/errors/domain-error.js';
import { ContestEntry } from '../../contest-entry.entity.js';
import { type EntryMessage } from './entry-message.entity.js';

/** Locks the entry: messages of its thread wait for each other, and an erasure waits for them. */
export async function lockThread(manager: EntityManager, entryId: string): Promise<ContestEntry> {
  const entry = await manager.findOne(ContestEntry, {
    where: { id: entryId, deletedAt: IsNull() },
    lock: { mode: 'for_no_key_update' },
  });
  if (!entry) throw new DomainError('NOT_FOUND');
  return entry;
}

export type NewMessage = Pick<EntryMessage, 'id' | 'entryId' | 'authorId' | 'body'>;

/**
 * Adds a message at the end of the thread, which is locked. Returns false for a repeated request. With another text it is
 * an error, so that no text is lost.
 */
export async function addMessage(manager: EntityManager, message: NewMessage): Promise<boolean> {
  const { id, entryId, authorId, body } = message;
  const inserted: unknown[] = await manager.query(
    `insert into entry_messages (id, entry_id, number, author_id, body)
     select $1, $2, coalesce(max(number), 0) + 1, $3, $4 from entry_messages where entry_id = $2
     on conflict (id) do nothing returning id`,
    [id, entryId, authorId, body],
  );
  if (inserted.length > 0) return true;
  const [repeated] = await manager.query<unknown[]>(
    `select from entry_messages where id = $1 and entry_id = $2 and author_id is not distinct from $3 and body = $4`,
    [id, entryId, authorId, body],
  );
  if (!repeated) throw new DomainError('MESSAGE_SENT');
  return false;
}

/** Settles the messages of one side up to and with one of the thread; all of them without one. */
export async function settle(
  manager: EntityManager,
  entryId: string,
  from: 'entrant' | 'team',
  last?: string,
): Promise<number> {
  const [, count] = await manager.query<[unknown, number]>(
    `update entry_messages set settled_at = site_now()
     where entry_id = $1 and settled_at is null and (author_id is null) = ($2 = 'entrant')
       and ($3::uuid is null or number <= (select number from entry_messages where id = $3 and entry_id = $1))`,
    [entryId, from, last ?? null],
  );
  return count;
}
