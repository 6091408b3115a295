import type { EntityManager } from 'typeorm';
import { lastPublicResult } from './public-result.sql.js';
import { isDeadAddress } from '../../mailing/public.sql.js';
import { ENTRIES } from '../entries/public.sql.js';

/** SQL that is true of an `entry` whose entrant left the contest: by a withdrawal, or by an erasure that she asked for. Staff can delete it later. */
export const HAS_LEFT = `entry.withdrawn_at is not null`;

/** SQL for why a lapsed `offer` lapsed. A worker of the release before tells no cause. */
export const CAUSE_OF_LAPSED = `coalesce(offer.lapse_cause, case when offer.left_at is null then 'unanswered' else 'left' end)`;

export interface NextLine {
  entryId: string;
  /** Empty once the entry is erased. */
  name: string;
  place: number;
  /** Whether emails to the entrant come back. */
  doEmailsComeBack: boolean;
  /** Whether staff have taken the entry out of the contest. */
  isTakenOut: boolean;
}

/**
 * The best place of the last public version that no offer was made to and whose entrant has not left. What staff take out is not passed over, or the
 * owner could choose who gets the prize.
 */
export async function findNextLine(manager: EntityManager, contestId: string): Promise<NextLine | null> {
  const [line = null] = await manager.query<NextLine[]>(
    `select line.entry_id as "entryId", entry.name, line.place, ${isDeadAddress('entry.email')} as "doEmailsComeBack", entry.status <> 'approved' as "isTakenOut"
     from result_lines line join ${ENTRIES} entry on entry.id = line.entry_id
     where line.result_id = ${lastPublicResult('$1')} and line.place is not null and not ${HAS_LEFT}
       and not exists (select from prize_offers offer where offer.contest_id = $1 and offer.entry_id = line.entry_id)
     order by line.place limit 1`,
    [contestId],
  );
  return line;
}
