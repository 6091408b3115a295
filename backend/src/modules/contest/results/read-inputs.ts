import type { EntityManager } from 'typeorm';
import { DomainError } from '../../../common/errors/domain-error.js';
import type { Contest } from '../contests/contest.entity.js';
import { rulesFile } from '../contests/rules/rules-file.js';
import { REASONS_FROM } from '../entries/is-reason-public.sql.js';
import { RULES_OF_RESULT } from './rules-of-result.sql.js';
import type { ResultInputs, ResultEntry, ResultMark, ResultVote } from './result-inputs.js';
import { AUDIT_LOG } from '../../audit/public.sql.js';
import { CONTESTS } from '../contests/public.sql.js';
import { ENTRIES } from '../entries/public.sql.js';
import { IS_FINALIST, JUDGES, JURY_ASSIGNMENTS, JURY_ROUNDS } from '../jury/public.sql.js';
import { BALLOTS, IS_TAKEN_BACK, REJECTED_VOTES, VOTE_REQUESTS } from '../voting/public.sql.js';

/** SQL for a time as UTC, to the microsecond. */
const UTC = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;

/** The entries of a contest. Without a final, all approved entries are finalists. $1 the contest. */
const ENTRIES_OF_RESULT = `
  select row_number() over (order by submitted_at, entry.id)::integer as number, entry.id,
    ${UTC('submitted_at')} as "submittedAt",
    ${IS_FINALIST} as "isFinalist"
  from ${ENTRIES} entry where contest_id = $1 and status = 'approved' order by number`;

const MARKS = `
  select entry_id as "entryId", letter as judge, state, coalesce(rendition, 0) as rendition, coalesce(engagement, 0) as engagement
  from ${JURY_ASSIGNMENTS} assignment join ${JURY_ROUNDS} round on round.id = round_id join ${JUDGES} judge on judge.id = judge_id
  where round.contest_id = $1 and round.number = 2 and state in ('submitted', 'abstained', 'recused')
  order by entry_id, letter`;

/** Without those that were taken back. Quarantined votes are void, and so are votes for entries that have left the contest or are erased. */
const VOTES = `
  select receipt_code as receipt, entry_id as "entryId",
    case when 'quarantined' in (state, withdrawn_from) then 'suspicious'
      when not exists (select from ${ENTRIES} where id = entry_id and status = 'approved') then 'entry-left' end as "voidClass"
  from ${BALLOTS} where contest_id = $1 and not ${IS_TAKEN_BACK}`;

const COUNTS = `
  select count(*) filter (where ${IS_TAKEN_BACK})::integer as withdrawn,
    greatest(
      count(*) + (select count(distinct voter_key) from ${VOTE_REQUESTS} request where contest_id = $1
        and not exists (select from ${BALLOTS} voted
          where voted.contest_id = $1 and voted.voter_key = request.voter_key)),
      -- Requests are deleted after their term.
      (select max((convert_from(content, 'UTF8')::jsonb ->> 'asked')::integer)
       from result_files join contest_results result on result.id = result_id
       where result.contest_id = $1 and certified_at is not null and name = 'contest.json'))::integer as asked
  from ${BALLOTS} where contest_id = $1`;

/**
 * The domains of the owner's list while votes were open, by the acts, and how many mailboxes each rejected. No row if no act says what was listed
 * when voting opened. $1 the contest.
 */
const THROWAWAY_DOMAINS = `
  select coalesce(
      jsonb_agg(jsonb_build_object('domain', name, 'rejected', coalesce(votes, 0)) order by name collate "C")
        filter (where name is not null),
      '[]') as "throwawayDomains"
  from ${AUDIT_LOG} opening
    left join lateral (
      select jsonb_array_elements_text(opening.data -> 'domains') as name
      union
      select act.data ->> 'domain' from ${AUDIT_LOG} act
      where act.contest_id = $1 and act.action = 'votes.addDisposableDomain' and act.id > opening.id
        and act.id < coalesce(
          (select min(id) from ${AUDIT_LOG} where contest_id = $1 and action = 'contest.closeVotes'), act.id + 1)
    ) listed on true
    left join ${REJECTED_VOTES} rejected on rejected.contest_id = $1 and rejected.domain = name
  where opening.contest_id = $1 and opening.action = 'votes.listDomains' group by opening.id`;

/** No row without a rule about artificial intelligence. $1 the contest. */
const AI_USES = `
  select jsonb_build_object(
      'no', count(*) filter (where ai_use = 'no'),
      'backing', count(*) filter (where ai_use = 'backing'),
      'voice', count(*) filter (where ai_use = 'voice'),
      'undeclared', count(*) filter (where ai_use is null)
    ) as "aiUses"
  from ${ENTRIES} entry join ${CONTESTS} contest on contest.id = contest_id
  where contest_id = $1 and status = 'approved' and ai_rule is not null having count(*) > 0`;

/** By the acts, which have each assignment after the opening. No row without a final. $1 the contest. */
const LATE_JUDGES = `
  select (
    select count(distinct added ->> 'judgeId') from ${AUDIT_LOG} act, jsonb_array_elements(act.data -> 'added') added
    where act.contest_id = $1 and act.action in ('judge.accept', 'round.reassign') and act.id > opening.id
      and not opening.data -> 'judges' ? (added ->> 'judgeId')
  )::integer as "lateJudges"
  from ${AUDIT_LOG} opening
  where contest_id = $1 and action = 'round.open' and data ->> 'number' = '2'`;

/** The format that the first act which has one gives the acts, also in a contest that the release before published. $1 the contest. */
const FORMAT_OF_ACTS = `
  select (select (data ->> 'format')::integer from ${AUDIT_LOG}
    where contest_id = $1 and action in ('contest.publish', 'contest.takeStock') and data ? 'format' order by id limit 1) as format`;

/** Reads in the transaction of `manager`, which has locked the contest, so that nothing of it changes meanwhile. */
export async function readInputs(manager: EntityManager, contest: Contest): Promise<ResultInputs> {
  const { id: contestId } = contest;
  const [rules] = await manager.query<
    Array<{ number: number; sha256: string; text: string; textMalayalam: string }>
  >(`select number, sha256, text, text_malayalam as "textMalayalam" from (${RULES_OF_RESULT}) rules`, [
    contestId,
  ]);
  if (!rules) throw new DomainError('RULES_REQUIRED');
  const entries = await manager.query<ResultEntry[]>(ENTRIES_OF_RESULT, [contestId]);
  const numberOf = new Map(entries.map(({ id, number }) => [id, number]));
  const marks = await manager.query<Array<Omit<ResultMark, 'entry'> & { entryId: string }>>(MARKS, [
    contestId,
  ]);
  const votes = await manager.query<Array<Omit<ResultVote, 'entry'> & { entryId: string }>>(VOTES, [
    contestId,
  ]);
  const [{ format }] = await manager.query<[{ format: number | null }]>(FORMAT_OF_ACTS, [contestId]);
  const [counts] = await manager.query<[Pick<ResultInputs, 'withdrawn' | 'asked'>]>(COUNTS, [contestId]);
  const [listed] = await manager.query<Array<Required<Pick<ResultInputs, 'throwawayDomains'>>>>(
    THROWAWAY_DOMAINS,
    [contestId],
  );
  const [declared] = await manager.query<Array<Required<Pick<ResultInputs, 'aiUses'>>>>(AI_USES, [contestId]);
  const [reasons] = await manager.query<[Pick<ResultInputs, 'reasonsFrom'>]>(
    `select ${UTC(REASONS_FROM)} as "reasonsFrom" from ${CONTESTS} contest where id = $1`,
    [contestId],
  );
  const [late] = await manager.query<Array<Required<Pick<ResultInputs, 'lateJudges'>>>>(LATE_JUDGES, [
    contestId,
  ]);
  return {
    contest: {
      format: format ?? undefined,
      id: contestId,
      slug: contest.slug,
      title: contest.title,
      titleMalayalam: contest.titleMalayalam,
      songTitle: contest.songTitle ?? '',
      timeZone: contest.timeZone,
      method: contest.votesMethod,
      weights: {
        rendition: contest.renditionWeight,
        engagement: contest.engagementWeight,
        votes: 100 - contest.renditionWeight - contest.engagementWeight,
      },
      rules: { number: rules.number, sha256: rules.sha256 },
    },
    rules: rulesFile(rules.text, rules.textMalayalam),
    entries,
    marks: marks.flatMap(({ entryId, ...mark }) => {
      const entry = numberOf.get(entryId);
      return entry === undefined ? [] : [{ entry, ...mark }];
    }),
    votes: votes.map(({ entryId, ...vote }) => ({
      ...vote,
      entry: vote.voidClass === null ? (numberOf.get(entryId) ?? null) : null,
    })),
    ...counts,
    ...late,
    ...listed,
    ...declared,
    ...reasons,
  };
}
