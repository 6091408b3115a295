import { BackupError } from '../../../backup/backup-error.js';
import { DomainError } from '../../../common/errors/domain-error.js';
import type { ErrorCodeOf } from '../../../common/errors/error-catalogue.js';
import type { Config } from '../../../config/config.js';
import { BucketError, type BucketProblem } from '../../../infra/storage/bucket-error.js';

type Field = 'endpoint' | 'region' | 'bucket' | 'keyId' | 'secret';

const ANSWERS: Record<BucketProblem, [ErrorCodeOf<422>, Field]> = {
  key: ['BUCKET_KEY_REFUSED', 'keyId'],
  missing: ['BUCKET_MISSING', 'bucket'],
  rights: ['BUCKET_RIGHTS_MISSING', 'bucket'],
  region: ['BUCKET_REGION_WRONG', 'region'],
  clock: ['BUCKET_CLOCK_WRONG', 'endpoint'],
  full: ['BUCKET_FULL', 'bucket'],
  name: ['BUCKET_NAME_UNKNOWN', 'endpoint'],
  inside: ['BUCKET_INSIDE', 'endpoint'],
  silent: ['BUCKET_SILENT', 'endpoint'],
  tls: ['BUCKET_TLS_FAILED', 'endpoint'],
  busy: ['BUCKET_BUSY', 'endpoint'],
  slow: ['BUCKET_SLOW', 'endpoint'],
  other: ['BUCKET_REFUSED', 'endpoint'],
};

/**
 * Why a bucket is not kept, at the field that it is about.
 * @param word of the store, for what has no sentence
 */
export function refusalOf(problem: BucketProblem, word = ''): DomainError {
  const [code, field] = ANSWERS[problem];
  const { message } = new DomainError(code);
  const sentence = problem === 'other' && word !== '' ? `${message} Its word for it: ${word}.` : message;
  return new DomainError(code, { message: sentence, details: [{ field, message: sentence }] });
}

/** What the owner reads about a backup that a place does not give or take. Another error stays. */
export function explainPlace({ backups }: Config, error: unknown): unknown {
  if (error instanceof BackupError || isCode(error, 'NOT_FOUND')) return new DomainError('BACKUP_GONE');
  if (isCode(error, 'INSUFFICIENT_STORAGE')) return refusalOf('full');
  if (!(error instanceof BucketError)) return error;
  const { problem, code, isUnreachable, message: words } = error;
  const { message } = refusalOf(problem, code);
  if (isUnreachable) return new DomainError('BACKUP_PLACE_SILENT', { message: `${message} (${words})` });
  const advice = backups.s3
    ? 'Variables of the server set the bucket: please ask whoever keeps the server.'
    : 'Please set the bucket again under “Where they go”.';
  return new DomainError('BACKUP_PLACE_REFUSED', { message: `${message} ${advice} (${words})` });
}

const isCode = (error: unknown, code: DomainError['code']) =>
  error instanceof DomainError && error.code === code;
