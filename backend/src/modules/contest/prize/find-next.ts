import type { EntityManager } from 'typeorm';
import { lastPublicResult } from '../contests/result-of.js';
import { CORRECTION_COMES, STATE } from './offers.sql.js';

export interface NextPlace {
  entryId: string;
  name: string;
  place: number;
}

/**
 * Returns the best place of the last public version. Its entry is still in the contest, and had no offer yet. Returns null while an offer
 * stands or is suspended, while a certified correction is not public yet, and when nobody is left.
 */
export async function findNext(manager: EntityManager, contestId: string): Promise<NextPlace | null> {
  const [next = null] = await manager.query<NextPlace[]>(
    `select line.entry_id as "entryId", entry.name, line.place
     from result_lines line join contest_entries entry on entry.id = line.entry_id and entry.status = 'approved'
     where line.result_id = ${lastPublicResult('$1')} and line.place is not null and not ${CORRECTION_COMES}
       and not exists (select from prize_offers offer where offer.contest_id = $1
         and (offer.entry_id = line.entry_id or ${STATE} in ('open', 'accepted', 'suspended')))
     order by line.place limit 1`,
    [contestId],
  );
  return next;
}
