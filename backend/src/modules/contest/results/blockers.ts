import { VOTE_GRACE_MINUTES } from '@paattu/shared/voting';
import type { EntityManager } from 'typeorm';
import { DomainError } from '../../../common/errors/domain-error.js';
import { RULES_OF_RESULT } from './rules-of-result.sql.js';
import { MAX_FINALISTS, MIN_JUDGES } from '@paattu/shared/jury';
import { AUDIT_LOG } from '../../audit/public.sql.js';
import { CONTESTS } from '../contests/public.sql.js';
import { ENTRIES, ENTRY_REVISIONS, ENTRY_VIDEOS, OWNERSHIP_PROOFS } from '../entries/public.sql.js';
import {
  hasRound,
  IS_FINALIST,
  IS_IN_FINAL,
  JUDGES,
  JURY_ASSIGNMENTS,
  JURY_ROUNDS,
} from '../jury/public.sql.js';
import { BALLOTS } from '../voting/public.sql.js';

/** A reason why a result cannot be proposed. */
export const BLOCKERS = [
  'votes-open',
  'round-open',
  'no-finalist',
  'undecided-entries',
  'no-final',
  'unheard-entries',
  'quarantined-votes',
  'open-marks',
  'few-marks',
  'broken-videos',
  'unproved-ownership',
  'method-not-in-rules',
  'rules-not-in-log',
] as const;

export type Blocker = (typeof BLOCKERS)[number];

export interface FoundBlocker {
  blocker: Blocker;
  /** How many votes, marks or entries; 1 where there is nothing to count. */
  count: number;
  /** The reason of the waiver that covers all of them; null without one. */
  reason: string | null;
  reasonMalayalam: string | null;
}

/** The placeholder of rules that say how the result is computed, as a regular expression of PostgreSQL. */
const METHOD = '\\{\\{\\s*method\\s*\\}\\}';

/** SQL for an opening of the final. It has no `passedOver` in a contest whose final the release before has opened. Of `act`; $1 the contest. */
const OPENING = `act.contest_id = $1 and act.action = 'round.open' and act.data ->> 'number' = '2'`;

/** SQL for a final whose opening says what it passes over, so that `verify.mjs` compares it. $1 the contest. */
const IS_COMPARED = `exists (select from ${AUDIT_LOG} act where ${OPENING} and act.data ? 'passedOver')`;

/**
 * SQL for an approved `entry` that the final must hear and does not: each one, except what the first round has heard and the acts pass over. The
 * final of a result that the release before certified may lack entries. $1 the contest.
 */
const IS_UNHEARD = `exists (select from ${JURY_ROUNDS} join ${CONTESTS} contest on contest.id = contest_id
    where contest_id = $1 and number = 2 and (certified_at is null or ${IS_COMPARED}))
  and not ${IS_IN_FINAL}
  and (not ${hasRound(1)}
    or ${IS_COMPARED}
      and not exists (select from ${AUDIT_LOG} act where ${OPENING} and act.data -> 'passedOver' ? entry.id::text)
      and not exists (select from ${AUDIT_LOG} act
        where act.contest_id = $1 and act.action = 'round.passOver' and act.data ->> 'entryId' = entry.id::text))`;

/** SQL for what a blocker counts: one row each. A video that was replaced is another subject. $1 the contest. */
const SUBJECTS = {
  'undecided-entries': `select entry.id::text || coalesce(revision.id::text, '') from ${ENTRIES} entry
    left join ${ENTRY_REVISIONS} revision on revision.entry_id = entry.id and revision.state = 'pending'
    where contest_id = $1 and (entry.status = 'pending' or entry.status = 'approved' and revision.id is not null)`,
  'unheard-entries': `select entry.id::text from ${ENTRIES} entry
    where contest_id = $1 and status = 'approved' and ${IS_UNHEARD}`,
  'quarantined-votes': `select id::text from ${BALLOTS} where contest_id = $1 and state = 'quarantined'`,
  'open-marks': `select mark.id::text from mark join ${JUDGES} judge on judge.id = judge_id
    where state in ('assigned', 'draft') and revoked_at is null`,
  'few-marks': `select id::text from finalist where exists (select from final)
    and (select count(*) from mark where entry_id = finalist.id and state = 'submitted') < ${MIN_JUDGES}`,
  'broken-videos': `select finalist.id::text || finalist.video_id from finalist
    join ${ENTRY_VIDEOS} video on video.entry_id = finalist.id and video.video_id = finalist.video_id where health = 'broken'`,
  'unproved-ownership': `select finalist.id::text || video_id from finalist where not exists (select from ${OWNERSHIP_PROOFS} proof
    where proof.entry_id = finalist.id and state = 'proved' and proof.video_id = finalist.video_id)`,
} satisfies Partial<Record<Blocker, string>>;

/** SQL for the number of the next version. $1 the contest. */
export const NEXT_VERSION = `(select coalesce(max(version) + 1, 1)::integer from contest_results
  where contest_id = $1 and state in ('certified', 'announced', 'final'))`;

/** `counted` has what each blocker counts. $1 the contest. */
const COUNTED = `
  rules as (${RULES_OF_RESULT}), final as (
    select id, closes_at from ${JURY_ROUNDS} where contest_id = $1 and number = 2
  ), finalist as (
    select entry.id, video_id from ${ENTRIES} entry
    where contest_id = $1 and status = 'approved' and ${IS_FINALIST}
  ), mark as (
    select assignment.* from ${JURY_ASSIGNMENTS} assignment join final on final.id = round_id
      join finalist on finalist.id = entry_id
  ), counted (blocker, subject) as (
    ${Object.entries(SUBJECTS)
      .map(([blocker, subjects]) => `select '${blocker}', subject from (${subjects}) as each (subject)`)
      .join(' union all ')}
  )`;

/** A waiver covers what it was about, and what remains of it. Of one of an earlier release, which has no subjects, only the number is known. $1 the contest. */
export const FIND_BLOCKERS = `
  with ${COUNTED}, single (blocker, is_open) as (
    select 'votes-open', voting_closes_at + interval '${VOTE_GRACE_MINUTES} minutes' > site_now() or votes_closed_at is null
      and exists (select from ${BALLOTS} where contest_id = $1) from ${CONTESTS} where id = $1
    union all select 'round-open', exists (select from ${JURY_ROUNDS} where contest_id = $1 and closes_at > site_now())
    union all select 'no-finalist', not exists (select from finalist)
    union all select 'no-final', not exists (select from final)
    union all select 'method-not-in-rules',
      coalesce((select source !~ '${METHOD}' or source_malayalam !~ '${METHOD}' from rules), true)
    union all select 'rules-not-in-log', not exists (select from rules join ${AUDIT_LOG} act on act.contest_id = $1
      and (action = 'rules.publish' and data = jsonb_build_object('number', number, 'sha256', sha256)
        or action = 'contest.takeStock' and data -> 'rules' = jsonb_build_object('number', number, 'sha256', sha256)))
  ), waiver as (
    select * from result_waivers where contest_id = $1 and version = ${NEXT_VERSION}
  ), covered as (
    select blocker, subject from waiver, unnest(string_to_array(subjects, ',')) as subject
  ), found (blocker, count, uncovered) as (
    select blocker, 1, 0 from single where is_open
    union all
    select blocker, count(*)::integer, count(*) filter (where covered.blocker is null)
    from counted left join covered using (blocker, subject) group by blocker
  )
  select found.blocker, found.count, waiver.reason, waiver.reason_malayalam as "reasonMalayalam"
  from found left join waiver on waiver.blocker = found.blocker
    and case when subjects is null then found.count <= waiver.count else uncovered = 0 end`;

/** Which votes, marks or entries a blocker counts, separated by commas; null where there is nothing to count. $1 the contest, $2 the blocker. */
export const FIND_SUBJECTS = `with ${COUNTED} select string_agg(subject, ',') as subjects from counted where blocker = $2`;

/** The entries of a blocker that is about entries. $1 the contest. */
const ABOUT_ENTRIES: Partial<Record<Blocker, string>> = {
  'unheard-entries': IS_UNHEARD,
  'few-marks': `${IS_FINALIST} and ${hasRound(2)}
    and (select count(*) from ${JURY_ASSIGNMENTS} mark join ${JURY_ROUNDS} round on round.id = round_id
         where mark.entry_id = entry.id and round.number = 2 and mark.state = 'submitted') < ${MIN_JUDGES}`,
  'broken-videos': `${IS_FINALIST} and exists (select from ${ENTRY_VIDEOS} video
    where video.entry_id = entry.id and video.video_id = entry.video_id and health = 'broken')`,
  'unproved-ownership': `${IS_FINALIST} and not exists (select from ${OWNERSHIP_PROOFS} proof
    where proof.entry_id = entry.id and state = 'proved' and proof.video_id = entry.video_id)`,
};

/** Entries that a blocker is about, 20 at most; none for a blocker that is not about entries. */
export async function listBlocking(
  manager: EntityManager,
  contestId: string,
  blocker: Blocker,
): Promise<Array<{ id: string; name: string }>> {
  const condition = ABOUT_ENTRIES[blocker];
  if (condition === undefined) return [];
  return manager.query(
    `select id, name from ${ENTRIES} entry
     where contest_id = $1 and status = 'approved' and ${condition}
     order by name, id limit ${MAX_FINALISTS}`,
    [contestId],
  );
}

/** The open blockers, in the order in which the console lists them. */
export async function findBlockers(manager: EntityManager, contestId: string): Promise<FoundBlocker[]> {
  const [contest] = await manager.query<unknown[]>(
    `select from ${CONTESTS} where id = $1 and published_at is not null`,
    [contestId],
  );
  if (!contest) throw new DomainError('NOT_FOUND');
  const found = await manager.query<FoundBlocker[]>(FIND_BLOCKERS, [contestId]);
  return found.sort((a, b) => BLOCKERS.indexOf(a.blocker) - BLOCKERS.indexOf(b.blocker));
}
