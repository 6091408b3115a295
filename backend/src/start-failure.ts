import { types } from 'node:util';
import { ConfigError } from './config/config.js';
import { SchemaTooNewError } from './database/migrate.js';

const UNREACHABLE = 'DATABASE_URL: PostgreSQL cannot be reached';
const REFUSED = 'DATABASE_URL: PostgreSQL refuses the log-in';

/** By the code of Node.js or PostgreSQL: the variable to look at, and why. */
const CAUSES = new Map([
  ['EADDRINUSE', 'PORT: the port is taken already'],
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

/** Why a start failed: one line where the cause is known, else the error with its stack. */
export function explain(error: unknown): string {
  if (!types.isNativeError(error)) return String(error);
  if (error instanceof ConfigError || error instanceof SchemaTooNewError) return error.message;
  const cause = CAUSES.get(codeOf(error));
  const { variable = 'DATABASE_URL' } = error as { variable?: string };
  return cause
    ? `${cause.replace(/^DATABASE_URL/, variable)} (${error.message})`
    : (error.stack ?? error.message);
}

function codeOf(error: Error & { code?: string }): string {
  // The driver's own limit comes before the system's, and without a code.
  if (error.message === 'Connection terminated due to connection timeout') return 'ETIMEDOUT';
  return error.code ?? '';
}
