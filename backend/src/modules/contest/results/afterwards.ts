import type { EntityManager } from 'typeorm';
import { CAUSE_OF_LAPSED, HAS_LEFT } from './next-line.js';
import { ENTRIES } from '../entries/public.sql.js';

/**
 * `removed`: staff have taken the entry out of the contest, and the prize waits. `removed-before-answer`: under an earlier release, that ended its
 * offer. `corrected`: a later version without the entry ended it. `offered`: the entrant can answer.
 */
export const OUTCOMES = [
  'declined',
  'unanswered',
  'left',
  'removed',
  'removed-before-answer',
  'corrected',
  'offered',
  'accepted',
] as const;

export type Outcome = (typeof OUTCOMES)[number];

export interface Afterwards {
  number: number;
  place: number;
  outcome: Outcome;
}

const OUTCOME = `case
  when offer.state in ('accepted', 'declined') then offer.state
  when offer.state = 'lapsed' then case offer.lapse_cause when 'removed' then 'removed-before-answer' else ${CAUSE_OF_LAPSED} end
  when offer.left_at is not null or offer.id is null and ${HAS_LEFT} then 'left'
  when entry.status <> 'approved' then 'removed'
  when offer.id is not null then 'offered' end`;

/** The state of the prize at each place of a version, from the first one to the last one that had an offer. */
export async function listAfterwards(manager: EntityManager, resultId: string): Promise<Afterwards[]> {
  const rows = await manager.query<Array<Omit<Afterwards, 'outcome'> & { outcome: Outcome | null }>>(
    `with places as (
       select line.number, line.place, offer.id is not null as "hasOffer", ${OUTCOME} as outcome
       from result_lines line join ${ENTRIES} entry on entry.id = line.entry_id
         left join prize_offers offer on offer.entry_id = entry.id
       where line.result_id = $1 and line.place is not null)
     select number, place, outcome from places
     where place <= greatest(1, (select max(place) from places where "hasOffer")) order by place`,
    [resultId],
  );
  return rows.filter((row): row is Afterwards => row.outcome !== null);
}
