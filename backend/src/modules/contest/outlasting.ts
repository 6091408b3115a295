import type { EntityManager } from 'typeorm';
import { kept, type Outlasting } from '../../database/outlasting.js';
import { RestoreError } from '../../backup/restore-error.js';
import { AUDIT_LOG } from '../audit/public.sql.js';
import { CONTESTS } from './contests/public.sql.js';
import { ENTRIES } from './entries/public.sql.js';
import { JURY_DECISIONS } from './jury/outlasting.js';
import { RESULT_DECISIONS } from './results/outlasting.js';
import { BALLOTS, TALLY_OPENINGS } from './voting/public.sql.js';

/** Votes that a restore has taken back, by contest. */
export interface LostVotes {
  contestId: string;
  votes: number;
}

interface RestoredBackup {
  isOwnBackup: boolean;
  /** Whether a backup that she can read was made since. */
  isLookedAt: boolean;
}

/** Each row stays with the value of its column, or the restore is refused. */
const DECISIONS = [...RESULT_DECISIONS, ...JURY_DECISIONS, [TALLY_OPENINGS, 'actor_id']] as const;

/**
 * A restore by the owner undoes no result, no close of votes, no mark and no look at the votes, as a download of a backup is one, and a backup
 * in a bucket of hers: she could repeat them with other votes. No contest vanishes that people take part in. Whoever keeps the server can do it, with the command.
 * The example has nothing of this.
 * A backup of another site undoes nothing: this one has had no entry and no vote. The contest of 2025, with which a site of an earlier release began, has another id there.
 */
export const resultsOutlast = ({ isOwnBackup, isLookedAt }: RestoredBackup): Outlasting => ({
  tables: [CONTESTS, BALLOTS, ENTRIES, TALLY_OPENINGS, ...RESULT_DECISIONS.map(([table]) => table)],
  async bringBack(manager) {
    if (isOwnBackup) await rejectUndone(manager, isLookedAt);
  },
});

async function rejectUndone(manager: EntityManager, isLookedAt: boolean): Promise<void> {
  const decisions = DECISIONS.map(
    ([table, state]) =>
      `or exists (select from ${kept(table)} row where row.contest_id = before.id and not exists (
         select from ${table} restored where restored.id = row.id and restored.${state} = row.${state}))`,
  );
  const [undone] = await manager.query<Array<{ title: string }>>(
    `select before.title from ${kept(CONTESTS)} before
     where not before.is_example and (exists (
       select from (values (before.votes_closed_at), (before.certified_at), (before.result_final_at)) of (done_at)
       where done_at is not null and not exists (
         select from ${CONTESTS} contest
         where contest.id = before.id and done_at in (contest.votes_closed_at, contest.certified_at, contest.result_final_at)))
       ${decisions.join('\n       ')}
       or before.published_at is not null
         and (exists (select from ${kept(ENTRIES)} where contest_id = before.id)
           or exists (select from ${kept(BALLOTS)} where contest_id = before.id))
         and not exists (select from ${CONTESTS} contest where contest.id = before.id and contest.published_at is not null)
       or before.certified_at is null and exists (select from ${kept(BALLOTS)} where contest_id = before.id)
         and ($1 or exists (
           select from ${kept(AUDIT_LOG)} act
           where act.action = 'backup.download' and act.id not in (select id from ${AUDIT_LOG}))))
     order by before.id limit 1`,
    [isLookedAt],
  );
  if (undone)
    throw new RestoreError(
      'undoes-result',
      `The backup is from before “${undone.title}” was published, its votes were closed or looked at, as by a download or a backup in a bucket, or it was decided, and a restore must not undo that. Whoever keeps the server can restore it with the command restore.js.`,
    );
}

/** The votes that were cast, changed or decided upon since the backup. */
export function findLostVotes(manager: EntityManager): Promise<LostVotes[]> {
  return manager.query<LostVotes[]>(
    `select contest_id as "contestId", count(*)::integer as votes
     from ${kept(BALLOTS)} before
     where not exists (
       select from ${BALLOTS} vote
       where vote.id = before.id and vote.entry_id is not distinct from before.entry_id and vote.state = before.state)
     group by contest_id`,
  );
}

/** Also if they are gone: their acts outlast each restore. Those of the example, and acts about it, count as none. */
export async function hasHadEntriesOrVotes(manager: EntityManager): Promise<boolean> {
  const rows = await manager.query<unknown[]>(
    `(select from ${ENTRIES} where contest_id is distinct from example_contest() limit 1)
     union all (select from ${BALLOTS} limit 1)
     union all (
       select from ${AUDIT_LOG} act
       where subject_kind in ('entry', 'vote') and (contest_id = example_contest()) is not true and not exists (
         select from ${AUDIT_LOG} removal where removal.action = 'example.remove' and removal.contest_id = act.contest_id)
       limit 1)`,
  );
  return rows.length > 0;
}
