import { BackupError, NoRoomError } from '../../backup/backup-error.js';
import { NoScratchError } from '../../backup/verify-backup.js';
import { BucketError } from '../../infra/storage/bucket-error.js';
import type { BackupFailure } from './stored-backup.entity.js';

const NOT_WRITABLE = new Set(['EACCES', 'EPERM', 'EROFS']);

/** What failed, for people, and the sentence that says how. */
export function describeFailure(error: unknown): { failure: BackupFailure; error: string } {
  const { message, code = '' } = error as { message?: string; code?: string };
  return { failure: failureOf(error, code), error: (message ?? String(error)).slice(0, 1_000) };
}

function failureOf(error: unknown, code: string): BackupFailure {
  if (error instanceof NoRoomError) return 'no-room';
  if (error instanceof NoScratchError) return 'no-scratch';
  if (error instanceof BackupError) return 'damaged';
  if (error instanceof BucketError) return error.isUnreachable ? 'bucket-unreachable' : 'bucket-refused';
  return NOT_WRITABLE.has(code) ? 'not-writable' : 'other';
}
