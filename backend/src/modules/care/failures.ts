import { BackupError } from '../../backup/backup-error.js';
import { placeFailureOf } from '../../backup/place-failures.js';
import { NoScratchError } from '../../backup/verify-backup.js';
import { DomainError } from '../../common/errors/domain-error.js';
import type { BackupFailure } from './stored-backup.entity.js';

/** What failed, for people, and the sentence that says how. */
export function describeFailure(error: unknown): { failure: BackupFailure; error: string } {
  // Of several steps that failed, the first one.
  if (error instanceof AggregateError) return describeFailure(error.errors[0]);
  const { message = String(error) } = error as { message?: string };
  return { failure: failureOf(error), error: message.slice(0, 1_000) };
}

function failureOf(error: unknown): BackupFailure {
  if (error instanceof NoScratchError) return 'no-scratch';
  return placeFailureOf(error) ?? (isDamage(error) ? 'damaged' : 'other');
}

/** A file that is gone is one, too. */
export function isDamage(error: unknown): boolean {
  return error instanceof BackupError || (error instanceof DomainError && error.code === 'NOT_FOUND');
}
