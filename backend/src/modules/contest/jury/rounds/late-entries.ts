import { JUDGES_OF_AN_ENTRY, MAX_FINALISTS } from '@paattu/shared/jury';
import type { EntityManager } from 'typeorm';
import { rankFirstRound } from './first-round.js';
import { listApproved } from './round-entries.js';
import { findUnfinished } from './unfinished-entries.js';
import { AUDIT_LOG } from '../../../audit/public.sql.js';

interface Round {
  id: string;
  contestId: string;
}

/**
 * Where an entry belongs that comes into the contest once the final is there: `settled` has its place already, `final` must be heard in
 * the final, and `passed-over` has had its chance in the first round.
 */
type Place = 'settled' | 'final' | 'passed-over';

/**
 * Without a first round, the final hears each entry. With one, it hears an entry that the first round has not heard, and one with a better
 * place there than a finalist.
 */
export async function findPlace(manager: EntityManager, final: Round, entryId: string): Promise<Place> {
  const { contestId } = final;
  const [opening] = await manager.query<Array<{ entries: string[]; passedOver: string[] | null }>>(
    `select data -> 'entries' as entries, data -> 'passedOver' as "passedOver" from ${AUDIT_LOG}
     where contest_id = $1 and action = 'round.open' and subject_id = $2`,
    [contestId, final.id],
  );
  const [{ isSettled }] = await manager.query<[{ isSettled: boolean }]>(
    `select exists (select from jury_assignments where round_id = $2 and entry_id = $3) or exists (
       select from ${AUDIT_LOG} where contest_id = $1 and action = 'round.passOver' and data ->> 'entryId' = $3::text) as "isSettled"`,
    [contestId, final.id, entryId],
  );
  if (isSettled || opening?.passedOver?.includes(entryId)) return 'settled';
  const ranked = await rankFirstRound(manager, contestId);
  if (ranked === null || !opening) return 'final';
  // Nobody was passed over, so the entry would have been a finalist too.
  const hasRoom = opening.entries.length < MAX_FINALISTS && opening.passedOver?.length === 0;
  if (hasRoom || !(await isHeard(manager, contestId, entryId))) return 'final';
  const places = new Map(ranked.map((entry, place) => [entry.entryId, place]));
  const own = places.get(entryId) ?? ranked.length;
  return opening.entries.some((finalist) => (places.get(finalist) ?? -1) > own) ? 'final' : 'passed-over';
}

/** Whether the first round has given the entry three marks, or as many as judges could give. */
async function isHeard(manager: EntityManager, contestId: string, entryId: string): Promise<boolean> {
  const [first] = await manager.query<Array<{ id: string; marks: number }>>(
    `select round.id, count(*) filter (where state = 'submitted')::integer as marks
     from jury_rounds round join jury_assignments on round_id = round.id and entry_id = $2
     where round.contest_id = $1 and number = 1 group by round.id`,
    [contestId, entryId],
  );
  if (!first) return false;
  if (first.marks >= JUDGES_OF_AN_ENTRY) return true;
  return !(await findUnfinished(manager, { roundId: first.id, contestId })).includes(entryId);
}

/** The approved entries that nobody marks in the round, in one order. */
export async function listUnassigned(manager: EntityManager, { id, contestId }: Round): Promise<string[]> {
  const assigned = await manager.query<Array<{ entryId: string }>>(
    `select distinct entry_id as "entryId" from jury_assignments where round_id = $1`,
    [id],
  );
  const heard = new Set(assigned.map(({ entryId }) => entryId));
  return (await listApproved(manager, contestId)).filter((entryId) => !heard.has(entryId));
}
