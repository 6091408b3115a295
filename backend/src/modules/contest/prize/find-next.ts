import type { EntityManager } from 'typeorm';
import { CORRECTION_COMES, LAST_RESULT, STATE } from './offers.sql.js';

export interface NextPlace {
  entryId: string;
  name: string;
  place: number;
}

/**
 * The best place of the last public version whose entry is still in the contest and was offered nothing; null while an offer stands, while
 * a correction is certified and not public yet, and when nobody is left.
 */
export async function findNext(manager: EntityManager, contestId: string): Promise<NextPlace | null> {
  const [next = null] = await manager.query<NextPlace[]>(
    `select line.entry_id as "entryId", entry.name, line.place
     from result_lines line join contest_entries entry on entry.id = line.entry_id and entry.status = 'approved'
     where line.result_id = ${LAST_RESULT} and line.place is not null and not ${CORRECTION_COMES}
       and not exists (select from prize_offers offer where offer.contest_id = $1
         and (offer.entry_id = line.entry_id or ${STATE} in ('open', 'accepted')))
     order by line.place limit 1`,
    [contestId],
  );
  return next;
}
