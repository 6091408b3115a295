import { JUDGES_OF_AN_ENTRY, MAX_FINALISTS, MIN_JUDGES } from '@paattu/shared/jury';
import type { EntityManager } from 'typeorm';
import { CONTESTS } from '../../contests/public.sql.js';
import { ENTRIES } from '../../entries/public.sql.js';

/** To hear a song once or twice, and to mark it. */
const MINUTES_OF_AN_ENTRY = 6;

/** The work that a judge can expect before she has entries. */
export interface WorkPlan {
  /** When submissions close: no round can begin before. */
  beginsAt: Date;
  /** Every round closes before. */
  endsAt: Date;
  /** Those that are approved or wait for a decision. */
  entries: number;
  hours: number;
}

export async function planWork(manager: EntityManager, contestId: string): Promise<WorkPlan> {
  const [{ judges, ...plan }] = await manager.query<[Omit<WorkPlan, 'hours'> & { judges: number }]>(
    `select case entry_gate when 'always' then voting_opens_at else closes_at end as "beginsAt", winner_at as "endsAt",
       (select count(*) from ${ENTRIES} where contest_id = contest.id and status in ('pending', 'approved')) as entries,
       (select count(*) from judges where contest_id = contest.id and revoked_at is null) as judges
     from ${CONTESTS} contest where id = $1`,
    [contestId],
  );
  return { ...plan, hours: hoursOf(plan.entries, judges) };
}

/** The hours of one judge: with few entries, all of them; with more, her share of the first round, and the final. At least one. */
export function hoursOf(entries: number, judges: number): number {
  const marks =
    entries <= MAX_FINALISTS
      ? entries
      : Math.ceil((entries * JUDGES_OF_AN_ENTRY) / Math.max(judges, MIN_JUDGES)) + MAX_FINALISTS;
  return Math.max(1, Math.ceil((marks * MINUTES_OF_AN_ENTRY) / 60));
}
