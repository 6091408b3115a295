import { readFileSync } from 'node:fs';

/** Each may also be in a file, which its variable with `_FILE` names, as orchestrators mount secrets. */
export const SECRETS = [
  'DATABASE_URL',
  'MIGRATION_DATABASE_URL',
  'SUPERUSER_DATABASE_URL',
  'REDIS_URL',
  'JWT_SECRET',
  'LINK_SECRET',
  'VOTE_PEPPER',
  'OWNER_PASSWORD',
  'SMTP_URL',
  'BOUNCE_MAILBOX_URL',
  'BREVO_WEBHOOK_SECRET',
  'MAILGUN_SIGNING_KEY',
  'YOUTUBE_API_KEY',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'BACKUP_S3_ACCESS_KEY_ID',
  'BACKUP_S3_SECRET_ACCESS_KEY',
] as const;

/**
 * Replaces each `NAME_FILE` by `NAME` with the text of that file, without the line break at its end.
 * @returns the variables, in which a file with a problem keeps its variable, and the problems
 */
export function withSecretFiles(env: NodeJS.ProcessEnv): { env: NodeJS.ProcessEnv; errors: string[] } {
  const complete = { ...env };
  const errors: string[] = [];
  for (const name of SECRETS) {
    const path = env[`${name}_FILE`];
    if (!path) continue;
    const read = env[name] ? { problem: `${name} is set too; keep one of the two` } : readSecret(path);
    if ('problem' in read) {
      errors.push(`${name}_FILE: ${read.problem}`);
    } else {
      complete[name] = read.secret;
      delete complete[`${name}_FILE`];
    }
  }
  return { env: complete, errors };
}

function readSecret(path: string): { secret: string } | { problem: string } {
  try {
    const secret = readFileSync(path, 'utf8').replace(/\r?\n$/, '');
    return secret === '' ? { problem: `${path} is empty` } : { secret };
  } catch (error) {
    return { problem: `${path} cannot be read (${(error as NodeJS.ErrnoException).code})` };
  }
}
