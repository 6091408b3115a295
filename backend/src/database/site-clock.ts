import type { DataSource } from 'typeorm';

const FIXED = 'select now()';

/** With the offset of the connection, which the role that serves sets. */
const MOVABLE = `select now() + make_interval(
  secs => coalesce(nullif(current_setting('paattu.clock_offset_seconds', true), ''), '0')::integer)`;

/**
 * Lets connections move the clock of contests in SQL, for tests, or keeps them from it, as in production. Only the role that migrates can, and
 * a clock that is as wanted stays.
 */
export async function setClock(dataSource: DataSource, isMovable: boolean): Promise<void> {
  const wanted = isMovable ? MOVABLE : FIXED;
  const [{ source }] = await dataSource.query<[{ source: string }]>(
    `select btrim(prosrc) as source from pg_proc where oid = 'site_now()'::regprocedure`,
  );
  if (source === wanted) return;
  await dataSource.query(
    `create or replace function site_now() returns timestamptz language sql stable as $$${wanted}$$`,
  );
}
