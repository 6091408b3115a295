import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { violates } from '../../../../common/errors/database-error.js';
import { DomainError, fieldError } from '../../../../common/errors/domain-error.js';
import { requireVersion } from '../../../../common/http/if-match.js';
import { AuditLog } from '../../../audit/audit-log.service.js';
import type { RequestJudge } from '../sessions/jury-sessions.service.js';
import type { AbstainDto, JuryAssignmentDto, MarksDto } from './jury-room.dto.js';
import { JuryRoomQueries, toVersion } from './jury-room.queries.js';
import type { AbstainReason, AssignmentState } from './jury-assignment.entity.js';
import { requireUnsettled } from './require-unsettled.js';
import { CONTESTS } from '../../contests/public.sql.js';
import { ENTRIES } from '../../entries/public.sql.js';

interface Marked {
  state: AssignmentState;
  rendition: number | null;
  engagement: number | null;
  isRenditionLocked: boolean;
  reason: AbstainReason | null;
  note: string | null;
}

type Current = Marked & { entryId: string; version: number };

/** More than anybody needs: each change of submitted marks is an act for ever. */
const MAX_VERSION = 1_000;

type MarkAct = `mark.${'lock' | 'submit' | 'change' | 'abstain' | 'recuse' | 'resume'}`;

interface Change {
  to: Partial<Marked>;
  /** Null for a draft: it is no decision, and a judge saves it with each key. */
  act: MarkAct | null;
}

/** The acts of a judge on an entry that is assigned to her. A repeated request changes nothing. */
@Injectable()
export class Assignments {
  constructor(
    private readonly dataSource: DataSource,
    private readonly queries: JuryRoomQueries,
    private readonly audit: AuditLog,
  ) {}

  saveMarks(
    judge: RequestJudge,
    id: string,
    { rendition, engagement }: MarksDto,
    seen: string | null,
  ): Promise<JuryAssignmentDto> {
    return this.change(judge, id, (current) => {
      requireVersion(toVersion(current.version), seen);
      requireUnsettled(current);
      if (rendition === current.rendition && engagement === current.engagement) return null;
      if (current.isRenditionLocked && rendition !== current.rendition)
        throw new DomainError('RENDITION_LOCKED');
      if (!current.isRenditionLocked && engagement !== null) throw new DomainError('RENDITION_FIRST');
      if (current.state !== 'submitted') return { to: { rendition, engagement, state: 'draft' }, act: null };
      if (engagement === null) throw new DomainError('MARKS_MISSING');
      return { to: { rendition, engagement }, act: 'mark.change' };
    });
  }

  lockRendition(judge: RequestJudge, id: string): Promise<JuryAssignmentDto> {
    return this.change(judge, id, (current) => {
      requireUnsettled(current);
      if (current.isRenditionLocked) return null;
      if (current.rendition === null) throw new DomainError('MARKS_MISSING');
      return { to: { isRenditionLocked: true }, act: 'mark.lock' };
    });
  }

  submit(judge: RequestJudge, id: string): Promise<JuryAssignmentDto> {
    return this.change(judge, id, (current) => {
      requireUnsettled(current);
      if (current.state === 'submitted') return null;
      // Without the lock, there is no mark of the engagement.
      if (current.engagement === null) throw new DomainError('MARKS_MISSING');
      return { to: { state: 'submitted' }, act: 'mark.submit' };
    });
  }

  /** The marks stay, so that the judge can resume; they count no more. */
  abstain(judge: RequestJudge, id: string, { reason, note: typed }: AbstainDto): Promise<JuryAssignmentDto> {
    const note = typed || null;
    if (reason === 'other' && note === null) throw fieldError('MISSING_INFORMATION', 'note');
    return this.change(judge, id, (current) => {
      if (current.state === 'recused') throw new DomainError('ASSIGNMENT_SETTLED');
      if (current.state === 'abstained' && current.reason === reason && current.note === note) return null;
      return { to: { state: 'abstained', reason, note }, act: 'mark.abstain' };
    });
  }

  recuse(judge: RequestJudge, id: string, note: string | null): Promise<JuryAssignmentDto> {
    return this.change(judge, id, (current) => {
      if (current.state === 'recused') return null;
      const marks = { rendition: null, engagement: null, isRenditionLocked: false, reason: null };
      return { to: { ...marks, state: 'recused', note }, act: 'mark.recuse' };
    });
  }

  resume(judge: RequestJudge, id: string): Promise<JuryAssignmentDto> {
    return this.change(judge, id, (current) => {
      if (current.state === 'recused') throw new DomainError('ASSIGNMENT_SETTLED');
      if (current.state !== 'abstained') return null;
      return { to: { state: 'draft', reason: null, note: null }, act: 'mark.resume' };
    });
  }

  /** Decides while the row is locked. Null changes nothing. */
  private async change(
    judge: RequestJudge,
    id: string,
    decide: (current: Current) => Change | null,
  ): Promise<JuryAssignmentDto> {
    try {
      return await this.dataSource.transaction((manager) => this.changeIn(manager, judge, id, decide));
    } catch (error) {
      // A trigger of the table repeats the rule. It sees a final that opened while this change waited.
      if (violates(error, 'jury_assignments_closed')) throw new DomainError('JURY_CLOSED');
      throw error;
    }
  }

  private async changeIn(
    manager: EntityManager,
    judge: RequestJudge,
    id: string,
    decide: (current: Current) => Change | null,
  ): Promise<JuryAssignmentDto> {
    const current = await lockAssignment(manager, judge.id, id);
    const change = decide(current);
    if (change !== null) {
      // A conflict of interest can always be reported.
      if (current.version >= MAX_VERSION && change.act !== 'mark.recuse')
        throw new DomainError('MARKS_FIXED');
      const after = { ...current, ...change.to };
      await write(manager, id, after);
      if (change.act !== null) await this.record(manager, change.act, { judge, id, after });
    }
    return this.queries.findAssignment(manager, judge.id, id);
  }

  /** The details have the marks; the row of the log has their salted hash, which stays when the details are erased. */
  private async record(
    manager: EntityManager,
    action: MarkAct,
    { judge, id, after }: { judge: RequestJudge; id: string; after: Current },
  ): Promise<void> {
    await this.audit.record(manager, {
      action,
      actorId: null,
      subjectId: id,
      contestId: judge.contestId,
      data: { judgeId: judge.id, entryId: after.entryId },
      after: detailsOf(after),
    });
  }
}

/** All of it, so that each act proves the marks that it left. Without the note, which may name people. */
function detailsOf({ state, rendition, engagement, isRenditionLocked, reason }: Current): object {
  return { state, rendition, engagement, isRenditionLocked, reason };
}

/**
 * Locks an assignment of the judge in the contest. The result of the contest, the end of the round and a revocation wait for what is
 * under way. Throws after the end of the round, by the clock of the database.
 */
async function lockAssignment(manager: EntityManager, judgeId: string, id: string): Promise<Current> {
  const [row] = await manager.query<Array<Current & { isClosed: boolean; isRevoked: boolean }>>(
    `select assignment.entry_id as "entryId", state, rendition, engagement,
       rendition_locked_at is not null as "isRenditionLocked", reason, note, version,
       round.closes_at <= site_now() or certified_at is not null as "isClosed", revoked_at is not null as "isRevoked"
     from jury_assignments assignment
       join jury_rounds round on round.id = round_id
       join judges judge on judge.id = judge_id
       join ${CONTESTS} contest on contest.id = round.contest_id
       join ${ENTRIES} entry on entry.id = assignment.entry_id
     where assignment.id = $1 and judge_id = $2 and status = 'approved'
     for no key update of assignment for share of judge, round, contest`,
    [id, judgeId],
  );
  if (!row) throw new DomainError('NOT_FOUND');
  const { isClosed, isRevoked, ...current } = row;
  if (isRevoked) throw new DomainError('JURY_SIGNED_OUT');
  if (isClosed) throw new DomainError('JURY_CLOSED');
  return current;
}

async function write(manager: EntityManager, id: string, after: Marked): Promise<void> {
  await manager.query(
    `update jury_assignments set state = $2, rendition = $3, engagement = $4,
       rendition_locked_at = case when $5::boolean then coalesce(rendition_locked_at, site_now()) end,
       reason = $6, note = $7, version = version + 1, changed_at = site_now(),
       submitted_at = case when $2 = 'submitted' then site_now() end
     where id = $1`,
    [id, after.state, after.rendition, after.engagement, after.isRenditionLocked, after.reason, after.note],
  );
}
