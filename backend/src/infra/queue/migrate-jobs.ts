import {
  assertSchemaCompatibility,
  LATEST_SCHEMA_VERSION,
  runMigrations,
  SchemaMigrationRequiredError,
} from 'bullmq';
import pg from 'pg';
import { QUEUES } from './queues.js';

/** The schema of BullMQ's tables on PostgreSQL. */
export const JOBS_SCHEMA = 'jobs';

/**
 * Brings BullMQ's tables up to date. BullMQ would create the sequence of a queue with its first job; the role that
 * serves may not, so it is created here. If all is up to date, it changes nothing and needs no
 * rights to the schema.
 */
export async function migrateJobs(client: pg.ClientBase): Promise<void> {
  if ((await jobsVersion(client)) < LATEST_SCHEMA_VERSION) await runMigrations(client, JOBS_SCHEMA);
  const { rows } = await client.query<{ name: string }>(
    `select jobs.job_id_seq_name(queue) as name from unnest($1::text[]) as each (queue)
     where to_regclass('jobs.' || quote_ident(jobs.job_id_seq_name(queue))) is null`,
    [QUEUES],
  );
  for (const { name } of rows) await client.query(`create sequence jobs.${pg.escapeIdentifier(name)}`);
}

async function jobsVersion(client: pg.ClientBase): Promise<number> {
  try {
    return await assertSchemaCompatibility(client, JOBS_SCHEMA);
  } catch (error) {
    if (error instanceof SchemaMigrationRequiredError) return 0;
    throw error;
  }
}
