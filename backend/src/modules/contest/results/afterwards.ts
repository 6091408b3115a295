import type { EntityManager } from 'typeorm';
import { HAS_LEFT } from '../contests/next-line.js';

/**
 * `removed`: staff have taken the entry out of the contest, and the prize waits. `corrected`: a later version without the entry ended its offer.
 * `offered`: the entrant can answer.
 */
export const OUTCOMES = [
  'declined',
  'unanswered',
  'left',
  'removed',
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
  when offer.state = 'lapsed' then coalesce(offer.lapse_cause, 'unanswered')
  when offer.left_at is not null or offer.id is null and ${HAS_LEFT} then 'left'
  when entry.status <> 'approved' then 'removed'
  when offer.id is not null then 'offered' end`;

/**
 * What has become of the prize at each place of a version, from the first one to the last one that had an offer. Nothing while no entry has left
 * and nobody was passed over, because then the places say all.
 */
export async function listAfterwards(manager: EntityManager, resultId: string): Promise<Afterwards[]> {
  const rows = await manager.query<Array<Omit<Afterwards, 'outcome'> & { outcome: Outcome | null }>>(
    `with places as (
       select line.number, line.place, offer.id is not null as "hasOffer", ${OUTCOME} as outcome
       from result_lines line join contest_entries entry on entry.id = line.entry_id
         left join prize_offers offer on offer.entry_id = entry.id
       where line.result_id = $1 and line.place is not null)
     select number, place, outcome from places
     where place <= greatest(1, (select max(place) from places where "hasOffer")) order by place`,
    [resultId],
  );
  const steps = rows.filter((row): row is Afterwards => row.outcome !== null);
  return steps.every(({ outcome }) => outcome === 'offered' || outcome === 'accepted') ? [] : steps;
}
