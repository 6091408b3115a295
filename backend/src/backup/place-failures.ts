import { DomainError } from '../common/errors/domain-error.js';
import { BucketError } from '../infra/storage/bucket-error.js';
import { NoRoomError } from './backup-error.js';

/** Why the place of the backups, or another one that they need, fails. One name for each problem of a bucket, but for a full one. */
export const PLACE_FAILURES = [
  'no-room',
  'not-writable',
  'bucket-key',
  'bucket-missing',
  'bucket-rights',
  'bucket-region',
  'bucket-clock',
  'bucket-name',
  'bucket-inside',
  'bucket-silent',
  'bucket-tls',
  'bucket-busy',
  'bucket-slow',
  'bucket-other',
] as const;

export type PlaceFailure = (typeof PLACE_FAILURES)[number];

const NOT_WRITABLE = new Set<unknown>(['EACCES', 'EPERM', 'EROFS']);

/** Null for an error that is not of a place. */
export function placeFailureOf(error: unknown): PlaceFailure | null {
  if (error instanceof NoRoomError || isFull(error)) return 'no-room';
  if (error instanceof BucketError) return error.problem === 'full' ? 'no-room' : `bucket-${error.problem}`;
  return mayNotWrite(error) ? 'not-writable' : null;
}

const isFull = (error: unknown) => error instanceof DomainError && error.code === 'INSUFFICIENT_STORAGE';

/** The errors of the driver wrap those of the system. */
function mayNotWrite(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if (NOT_WRITABLE.has((cause as { code?: unknown }).code)) return true;
  return false;
}
