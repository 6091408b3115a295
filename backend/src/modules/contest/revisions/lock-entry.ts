import { DomainError } from '../../../common/errors/domain-error.js';
import type { Transaction } from '../../../database/transaction.js';
import { ContestEntry } from '../entries/contest-entry.entity.js';

/** The entry, which a concurrent decision or change waits for. */
export async function lockEntry(tx: Transaction, id: string): Promise<ContestEntry> {
  const entry = await tx.manager.findOne(ContestEntry, {
    where: { id },
    lock: { mode: 'pessimistic_write' },
  });
  if (!entry) throw new DomainError('NOT_FOUND');
  return entry;
}
