import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { DomainError } from '../../../../common/errors/domain-error.js';
import { type MarkWeights, weightedMark } from '../marks/criteria.js';
import { listUnexplained } from '../../entries/left-entries.js';
import { findRivals } from '../rivals.js';
import { rankFirstRound } from './first-round.js';
import type { RankedEntry } from './rank-entries.js';
import { ROUND_ENTRIES } from './round-entries.js';
import { findUnfinished } from './unfinished-entries.js';
import type {
  AdminJudgeDto,
  AdminJuryDto,
  AdminJuryRoundDto,
  RoundAssignmentDto,
  RoundEntryDto,
} from './admin-jury.dto.js';
import { isDeadAddress } from '../../../mailing/public.sql.js';
import { CONTESTS } from '../../contests/public.sql.js';
import { ENTRIES } from '../../entries/public.sql.js';

/** Judges who differ by more look at the entry again. */
const MAX_SPREAD = 4;

type JudgeRow = Omit<AdminJudgeDto, 'hasEntered' | 'progress' | 'meanMark' | 'spread'> & { address: string };
type RoundRow = Omit<AdminJuryRoundDto, 'unfinishedEntries' | 'entries' | 'assignments'>;
type EntryRow = Omit<RoundEntryDto, 'spread' | 'needsSecondLook' | 'place'> & { roundId: string };
type AssignmentRow = Omit<RoundAssignmentDto, 'weightedMark'> & { roundId: string };

const JUDGES = `
  select id, name, email, ${isDeadAddress('email')} as "doEmailsComeBack", canonical_email as address, locale, invited_at as "invitedAt", accepted_at as "acceptedAt", revoked_at as "revokedAt",
    revoke_reason as "revokeReason", link_expires_at as "linkExpiresAt",
    case when revoked_at is not null then 'revoked' when accepted_at is not null then 'accepted' else 'invited' end as state
  from judges where contest_id = $1 order by name, id`;

const SESSIONS = `
  select judge_id as "judgeId", created_at as "createdAt", last_used_at as "lastUsedAt", user_agent_class as "userAgentClass"
  from jury_sessions where expires_at > site_now() and judge_id in (select id from judges where contest_id = $1)
  order by created_at`;

const ROUNDS = `
  select round.id, number, opened_at as "openedAt", round.closes_at as "closesAt",
    round.closes_at <= site_now() or certified_at is not null as "isClosed"
  from jury_rounds round join ${CONTESTS} contest on contest.id = contest_id where contest_id = $1 order by number`;

const ENTRIES_OF_ROUND = `
  select round.id as "roundId", entry.id as "entryId", slug, name
  from ${ROUND_ENTRIES} where round.contest_id = $1 order by name, entry.id`;

/** Without those of entries that have left the contest. What a judge has not submitted is her own, and the rest of her marks is hidden for now. */
const ASSIGNMENTS = `
  select assignment.id, round_id as "roundId", judge_id as "judgeId", entry_id as "entryId", state,
    case when state = 'submitted' and jury_is_over($1) then rendition end as rendition,
    case when state = 'submitted' and jury_is_over($1) then engagement end as engagement, reason, note
  from jury_assignments assignment join ${ENTRIES} entry on entry.id = entry_id and status = 'approved'
  where assignment.contest_id = $1 order by judge_id, entry_id`;

@Injectable()
export class AdminJuryQueries {
  constructor(private readonly dataSource: DataSource) {}

  /** All parts are of one instant. */
  findJury(contestId: string): Promise<AdminJuryDto> {
    return this.dataSource.transaction('REPEATABLE READ', (manager) => readJury(manager, contestId));
  }
}

async function readJury(manager: EntityManager, contestId: string): Promise<AdminJuryDto> {
  const [contest] = await manager.query<
    Array<Pick<AdminJuryDto, 'approvedEntries' | 'hasHiddenMarks' | 'serverNow'> & MarkWeights>
  >(
    `select rendition_weight as "renditionWeight", engagement_weight as "engagementWeight", site_now() as "serverNow", not jury_is_over(id) as "hasHiddenMarks",
       (select count(*) from ${ENTRIES}
       where contest_id = contests.id and status = 'approved') as "approvedEntries"
     from ${CONTESTS} where id = $1`,
    [contestId],
  );
  if (!contest) throw new DomainError('NOT_FOUND');
  const judges = await manager.query<JudgeRow[]>(JUDGES, [contestId]);
  const rivals = await findRivals(manager, contestId);
  const sessions = await manager.query<Array<AdminJudgeDto['sessions'][number] & { judgeId: string }>>(
    SESSIONS,
    [contestId],
  );
  const rounds = await manager.query<RoundRow[]>(ROUNDS, [contestId]);
  const entries = await manager.query<EntryRow[]>(ENTRIES_OF_ROUND, [contestId]);
  const assignments = await manager.query<AssignmentRow[]>(ASSIGNMENTS, [contestId]);
  const [first, final] = rounds;
  const isFirstClosed = first?.number === 1 && first.isClosed;
  const unfinished =
    isFirstClosed && !final ? await findUnfinished(manager, { roundId: first.id, contestId }) : [];
  const { approvedEntries, hasHiddenMarks, serverNow, ...weights } = contest;
  const ranked = hasHiddenMarks ? null : await rankFirstRound(manager, contestId);
  return {
    approvedEntries,
    hasHiddenMarks,
    serverNow,
    unexplained: await listUnexplained(manager, contestId),
    judges: judges.map(({ address, ...judge }) => ({
      ...judge,
      hasEntered: rivals.has(address),
      sessions: sessions.filter(({ judgeId }) => judgeId === judge.id).map(without('judgeId')),
      ...describeWork(newestOf(assignments, rounds, judge.id), weights),
    })),
    rounds: rounds.map((round) => {
      const ofRound = assignments.filter(({ roundId }) => roundId === round.id);
      return {
        ...round,
        unfinishedEntries: round.number === 1 ? unfinished.length : 0,
        entries: entries
          .filter(({ roundId }) => roundId === round.id)
          .map(({ roundId: _, ...entry }) => ({
            ...describeEntry(entry, ofRound, weights),
            place: round.number === 1 ? placeOf(entry.entryId, ranked) : null,
          })),
        assignments: ofRound.map(({ roundId: _, ...assignment }) => ({
          ...assignment,
          weightedMark: markOf(assignment, weights),
        })),
      };
    }),
  };
}

const without =
  <Key extends string>(key: Key) =>
  <Row extends Record<Key, unknown>>({ [key]: _, ...row }: Row) =>
    row;

function newestOf(assignments: AssignmentRow[], rounds: RoundRow[], judgeId: string): AssignmentRow[] {
  const ofJudge = assignments.filter((assignment) => assignment.judgeId === judgeId);
  const newest = rounds.findLast(({ id }) => ofJudge.some(({ roundId }) => roundId === id));
  return ofJudge.filter(({ roundId }) => roundId === newest?.id);
}

function describeWork(
  work: AssignmentRow[],
  weights: MarkWeights,
): Pick<AdminJudgeDto, 'progress' | 'meanMark' | 'spread'> {
  const marks = marksOf(work, weights);
  const count = (state: AssignmentRow['state']) => work.filter((each) => each.state === state).length;
  return {
    progress: {
      assigned: work.length,
      submitted: count('submitted'),
      abstained: count('abstained'),
      recused: count('recused'),
    },
    meanMark: marks.length === 0 ? null : rounded(marks.reduce((sum, mark) => sum + mark, 0) / marks.length),
    spread: spreadOf(marks),
  };
}

function describeEntry(
  entry: Omit<EntryRow, 'roundId'>,
  ofRound: AssignmentRow[],
  weights: MarkWeights,
): Omit<RoundEntryDto, 'place'> {
  const ofEntry = ofRound.filter(({ entryId }) => entryId === entry.entryId);
  const spread = spreadOf(marksOf(ofEntry, weights));
  return { ...entry, spread, needsSecondLook: spread !== null && spread > MAX_SPREAD };
}

/** The weighted marks of what is submitted. */
function marksOf(assignments: AssignmentRow[], weights: MarkWeights): number[] {
  return assignments.map((one) => markOf(one, weights)).filter((mark) => mark !== null);
}

function markOf(
  { rendition, engagement }: Pick<AssignmentRow, 'rendition' | 'engagement'>,
  weights: MarkWeights,
): number | null {
  return rendition === null || engagement === null ? null : weightedMark({ rendition, engagement }, weights);
}

function placeOf(entryId: string, ranked: RankedEntry[] | null): number | null {
  const index = ranked?.findIndex((entry) => entry.entryId === entryId) ?? -1;
  return index === -1 ? null : index + 1;
}

function spreadOf(marks: number[]): number | null {
  return marks.length === 0 ? null : rounded(Math.max(...marks) - Math.min(...marks));
}

/** Two decimals: more would only show how computers compute. */
function rounded(mark: number): number {
  return Math.round(mark * 100) / 100;
}
