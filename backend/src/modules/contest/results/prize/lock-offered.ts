import type { EntityManager } from 'typeorm';
import { ENTRIES } from '../../entries/public.sql.js';

/**
 * A decision about one of these entries, which locks it before its offer, ends first. The emails lock the entries too, and in the other
 * order, each would wait for the other.
 */
export async function lockOffered(
  manager: EntityManager,
  where: string,
  parameters: unknown[] = [],
): Promise<void> {
  await manager.query(
    `select from ${ENTRIES} where id in (select entry_id from prize_offers offer where ${where}) order by id for share`,
    parameters,
  );
}
