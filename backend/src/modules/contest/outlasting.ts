import type { EntityManager } from 'typeorm';
import { kept, type Outlasting } from '../../database/outlasting.js';
import { RestoreError } from '../../backup/restore-error.js';
import { CONTESTS } from './contests/public.sql.js';
import { ENTRIES } from './entries/public.sql.js';
import { BALLOTS, TALLY_OPENINGS } from './voting/public.sql.js';

/** Votes that a restore has taken back, by contest. */
export interface LostVotes {
  contestId: string;
  votes: number;
}

/**
 * A restore by the owner undoes no result, no close of votes and no look at the tallies: she could repeat them with other
 * votes. Whoever keeps the server can, with the command.
 */
export const resultsOutlast: Outlasting = {
  tables: [CONTESTS, BALLOTS, TALLY_OPENINGS],
  async bringBack(manager) {
    const [undone] = await manager.query<Array<{ title: string }>>(
      `select before.title from ${kept(CONTESTS)} before
       where exists (
         select from (values (before.votes_closed_at), (before.certified_at), (before.result_final_at)) of (done_at)
         where done_at is not null and not exists (
           select from ${CONTESTS} contest
           where contest.id = before.id and done_at in (contest.votes_closed_at, contest.certified_at, contest.result_final_at)))
         or exists (
           select from ${kept(TALLY_OPENINGS)} opening
           where opening.contest_id = before.id and opening.id not in (select id from ${TALLY_OPENINGS}))
       order by before.id limit 1`,
    );
    if (undone)
      throw new RestoreError(
        'undoes-result',
        `The backup is from before the votes of “${undone.title}” were closed, looked at or counted, and a restore must not undo that. Whoever keeps the server can restore it with the command restore.js.`,
      );
  },
};

/** The votes that were cast, changed or decided upon since the backup. */
export function findLostVotes(manager: EntityManager): Promise<LostVotes[]> {
  return manager.query<LostVotes[]>(
    `select contest_id as "contestId", count(*)::integer as votes
     from ${kept(BALLOTS)} before join ${CONTESTS} contest on contest.id = contest_id
     where not exists (
       select from ${BALLOTS} vote
       where vote.id = before.id and vote.entry_id is not distinct from before.entry_id and vote.state = before.state)
     group by contest_id`,
  );
}

/** Entries can be erased; votes stay. */
export async function hasEntriesOrVotes(manager: EntityManager): Promise<boolean> {
  const rows = await manager.query<unknown[]>(
    `(select from ${ENTRIES} limit 1) union all (select from ${BALLOTS} limit 1)`,
  );
  return rows.length > 0;
}
