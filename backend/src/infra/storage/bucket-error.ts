import { InsideAddressError } from '../../common/http/public-address.js';
import { TooSlowError } from './progress-timeout.js';

/** Why a store does not do what it is asked, as far as a person can do something about it. */
export const BUCKET_PROBLEMS = [
  'key',
  'missing',
  'rights',
  'region',
  'clock',
  'full',
  'name',
  'inside',
  'silent',
  'tls',
  'busy',
  'slow',
  'other',
] as const;

export type BucketProblem = (typeof BUCKET_PROBLEMS)[number];

/** The codes of S3, and of the system. */
const PROBLEMS: Record<string, BucketProblem> = {
  InvalidAccessKeyId: 'key',
  SignatureDoesNotMatch: 'key',
  InvalidToken: 'key',
  ExpiredToken: 'key',
  NoSuchBucket: 'missing',
  AccessDenied: 'rights',
  Forbidden: 'rights',
  AllAccessDisabled: 'rights',
  AccountProblem: 'rights',
  AuthorizationHeaderMalformed: 'region',
  PermanentRedirect: 'region',
  TemporaryRedirect: 'region',
  IllegalLocationConstraintException: 'region',
  RequestTimeTooSkewed: 'clock',
  QuotaExceeded: 'full',
  StorageQuotaExceeded: 'full',
  ServiceQuotaExceeded: 'full',
  InsufficientCapacity: 'full',
  InsufficientStorage: 'full',
  XMinioStorageFull: 'full',
  ENOTFOUND: 'name',
  EAI_AGAIN: 'name',
  ECONNREFUSED: 'silent',
  ECONNRESET: 'silent',
  EHOSTUNREACH: 'silent',
  ENETUNREACH: 'silent',
  EPIPE: 'silent',
  ETIMEDOUT: 'busy',
  TimeoutError: 'busy',
  RequestTimeout: 'busy',
  SlowDown: 'busy',
  ServiceUnavailable: 'busy',
};

/** Of answers without a code, such as those to a HEAD. */
const STATUSES: Record<number, BucketProblem> = { 403: 'rights', 503: 'busy', 507: 'full' };

/** Of certificates, and of a server that does not speak TLS. */
const TLS = /^(?:ERR_TLS|ERR_SSL|EPROTO|CERT_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO|HOSTNAME_MISMATCH)/;

/** How the store could not be reached, in contrast to what it has answered. */
const UNREACHABLE = new Set<BucketProblem>(['name', 'inside', 'silent', 'tls', 'busy', 'slow']);

/** An error that a bucket has answered, or why it has not answered. The message is for the operator. */
export class BucketError extends Error {
  override name = 'BucketError';

  constructor(
    readonly problem: BucketProblem,
    /** The word of the store; empty for none. */
    readonly code: string,
    bucket: string,
    cause: unknown,
  ) {
    super(`The bucket ${bucket}: ${wordsOf(cause)}`, { cause });
  }

  /** Whether the store has not answered at all. */
  get isUnreachable(): boolean {
    return UNREACHABLE.has(this.problem);
  }
}

/** The libraries wrap the errors of the store and of the system. */
export function bucketProblemOf(error: unknown): BucketProblem {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const problem = problemOf(cause);
    if (problem) return problem;
  }
  return 'other';
}

export function toBucketError(error: unknown, bucket: string): BucketError {
  if (error instanceof BucketError) return error;
  const name = innermost(error)?.name ?? '';
  // An error of our own has no word of the store.
  const word = name !== 'Error' && /^[A-Za-z]{3,60}$/.test(name) ? name : '';
  return new BucketError(bucketProblemOf(error), word, bucket, error);
}

function problemOf(error: Error): BucketProblem | null {
  if (error instanceof InsideAddressError) return 'inside';
  const { code = '', $metadata } = error as { code?: unknown; $metadata?: { httpStatusCode?: number } };
  if (TLS.test(String(code))) return 'tls';
  if (error instanceof TooSlowError) return 'slow';
  if (error.message === 'no answer in time') return 'busy';
  if (error instanceof AggregateError) return bucketProblemOf(error.errors[0]);
  // The client calls a connection that breaks a timeout, too.
  return PROBLEMS[String(code)] ?? PROBLEMS[error.name] ?? STATUSES[$metadata?.httpStatusCode ?? 0] ?? null;
}

function innermost(error: unknown): Error | null {
  let found: Error | null = null;
  for (let cause = error; cause instanceof Error; cause = cause.cause) found = cause;
  return found;
}

/** Without control characters, which a store could put into a log. */
function wordsOf(error: unknown): string {
  const inner = innermost(error);
  const words = inner ? `${inner.name}: ${inner.message}` : String(error);
  return words.replaceAll(/\p{C}+/gu, ' ').slice(0, 300);
}
