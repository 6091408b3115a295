import { types } from 'node:util';
import { BackupError } from './backup/backup-error.js';
import { originalStack } from './common/logging/original-stack.js';
import { StartHangsError } from './common/start-steps.js';
import { ConfigError } from './config/config.js';
import { SchemaTooNewError, SchemaTooOldError } from './database/migrate.js';
import { MadeByThisReleaseError } from './database/migrations/1768000000000-base-line.js';

const UNREACHABLE = 'DATABASE_URL: PostgreSQL cannot be reached';
const REFUSED = 'DATABASE_URL: PostgreSQL rejects the log-in';

/** The variable to look at, and the reason, by error code of Node.js or PostgreSQL. */
const CAUSES = new Map([
  ['EADDRINUSE', 'PORT: the port is already in use'],
  ['ECONNREFUSED', UNREACHABLE],
  ['ENOTFOUND', UNREACHABLE],
  ['EAI_AGAIN', UNREACHABLE],
  ['ETIMEDOUT', UNREACHABLE],
  ['EHOSTUNREACH', UNREACHABLE],
  ['ENETUNREACH', UNREACHABLE],
  ['28P01', REFUSED],
  ['28000', REFUSED],
  ['3D000', 'DATABASE_URL: PostgreSQL has no such database'],
  ['42501', 'MIGRATION_DATABASE_URL: the schema needs a change that the role of DATABASE_URL may not make'],
]);

/** Their messages say what to do. */
const KNOWN = [
  BackupError,
  ConfigError,
  MadeByThisReleaseError,
  SchemaTooNewError,
  SchemaTooOldError,
  StartHangsError,
];

/** Explains a failed start: in one line if the cause is known, otherwise with the stack. */
export function explain(error: unknown): string {
  if (!types.isNativeError(error)) return String(error);
  if (KNOWN.some((known) => error instanceof known)) return error.message;
  const cause = CAUSES.get(codeOf(error));
  const { variable = 'DATABASE_URL' } = error as { variable?: string };
  return cause
    ? `${cause.replace(/^DATABASE_URL/, variable)} (${error.message})`
    : originalStack(error.stack ?? error.message);
}

function codeOf(error: Error & { code?: string }): string {
  // The timeout of the driver has no code.
  if (error.message === 'Connection terminated due to connection timeout') return 'ETIMEDOUT';
  return error.code ?? '';
}
