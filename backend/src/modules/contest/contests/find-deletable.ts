import type { EntityManager } from 'typeorm';

/** Of these contests, those that were published and may be deleted all the same: they are over, and nothing ever was in them. */
export async function findDeletable(manager: EntityManager, ids: string[]): Promise<string[]> {
  const rows = await manager.query<Array<{ id: string }>>(
    `select id from contests
     where id = any($1) and published_at is not null and not is_example and winner_at <= site_now() and contest_was_empty(id)`,
    [ids],
  );
  return rows.map(({ id }) => id);
}
