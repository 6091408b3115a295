import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { LOCKS, lock } from '../../../../database/locks.js';
import { DomainError } from '../../../../common/errors/domain-error.js';
import { AuditLog } from '../../../audit/audit-log.service.js';
import { AUDIT_LOG } from '../../../audit/public.sql.js';
import { MEMBERS } from './clusters.sql.js';
import type { CreateFraudActionDto, FraudActionDto } from './fraud.dto.js';
import { CONTESTS, IS_DECIDABLE } from '../../contests/public.sql.js';

const ACTION = `id, kind, reason, ballots as votes, created_at as "createdAt", undone_at as "undoneAt"`;

/** The votes of clusters that an act decides on, and the state that they have then. A quarantine also keeps aside what its points set aside. */
const DECISIONS = {
  quarantine: { of: `(member.state = 'counted' or member.is_undecided)`, to: 'quarantined' },
  release: { of: `member.state = 'quarantined'`, to: 'counted' },
} as const;

/** The acts of the owner about suspicious votes. A score that is under way ends first, so that it cannot undo a decision. */
@Injectable()
export class FraudActions {
  constructor(
    private readonly dataSource: DataSource,
    private readonly audit: AuditLog,
  ) {}

  /** Decides on the votes of clusters. A vote that was moved or taken back meanwhile stays as it is. */
  act({ contestId, clusters, kind, reason }: CreateFraudActionDto, actorId: string): Promise<FraudActionDto> {
    return this.dataSource.transaction(async (manager) => {
      await lock(manager, LOCKS.scores);
      await requireDecidable(manager, contestId);
      const { of, to } = DECISIONS[kind];
      const [found] = await manager.query<Array<FraudActionDto & { changed: number }>>(
        `with ${MEMBERS}, changed as (
           update ballots set state = $3 from member
           where member.cluster = any($2) and member.id = ballots.id and member.changes = ballots.changes
             and member.state = ballots.state and ${of}
           returning ballots.id, ballots.changes, member.state as from_state
         ), action as (
           insert into fraud_actions (contest_id, actor_id, kind, reason, ballots)
           select $1, $4::uuid, $5::text, $6::text, count(*) from changed having count(*) > 0 returning *
         ), written as (
           insert into fraud_action_ballots (action_id, ballot_id, from_state, changes)
           select action.id, changed.id, changed.from_state, changed.changes from action, changed
         )
         select ${ACTION}, (select count(*)::integer from changed where from_state <> $3) as changed from action`,
        [contestId, clusters, to, actorId, kind, reason],
      );
      if (!found) throw new DomainError('NO_SUCH_VOTES');
      const { changed, ...action } = found;
      await this.audit.record(manager, {
        action: `votes.${kind}`,
        actorId,
        subjectId: action.id,
        contestId,
        // Without those that are only kept aside, so that anybody can add up how many votes are.
        data: { votes: changed },
        after: { reason },
      });
      return action;
    });
  }

  /**
   * Gives the votes the states from before, except those on which the owner decided again since. Also a vote that was taken back
   * meanwhile: it stays so, and another vote of its voter counts as before.
   */
  undo(id: string, actorId: string): Promise<FraudActionDto> {
    return this.dataSource.transaction(async (manager) => {
      await lock(manager, LOCKS.scores);
      const [found] = await manager.query<Array<{ contestId: string }>>(
        `select contest_id as "contestId" from fraud_actions where id = $1`,
        [id],
      );
      if (!found) throw new DomainError('NOT_FOUND');
      await requireDecidable(manager, found.contestId);
      const [[undone]] = await manager.query<[FraudActionDto[], number]>(
        `update fraud_actions set undone_at = site_now(), undone_by = $2 where id = $1 and undone_at is null
         returning ${ACTION}`,
        [id, actorId],
      );
      if (!undone) throw new DomainError('UNDONE_ALREADY');
      const [data] = await manager.query<[{ votes: number; quarantined: number; released: number }]>(
        `with before as materialized (
           select ballots.id, coalesce(withdrawn_from, state) as state, from_state
           from fraud_action_ballots member join fraud_actions action on action.id = action_id
             join ballots on ballots.id = member.ballot_id
           where action.id = $1 and state <> 'void'
             and not exists (select from fraud_action_ballots later join fraud_actions other on other.id = later.action_id
               where later.ballot_id = ballots.id and other.undone_at is null and other.created_at > action.created_at)
           for update of ballots
         ), undone as (
           update ballots set
             state = case ballots.state when 'withdrawn' then ballots.state else from_state end,
             withdrawn_from = case ballots.state when 'withdrawn' then from_state end
           from before where ballots.id = before.id
         )
         select count(*)::integer as votes,
           count(*) filter (where state = 'counted' and from_state = 'quarantined')::integer as quarantined,
           count(*) filter (where state = 'quarantined' and from_state = 'counted')::integer as released
         from before`,
        [id],
      );
      await this.audit.record(manager, {
        action: 'votes.undo',
        actorId,
        subjectId: id,
        contestId: found.contestId,
        data,
      });
      return undone;
    });
  }

  /** Writes that the owner looked at suspicious votes: once an hour, so that the acts of a long look do not hide others. */
  noteView(contestId: string, actorId: string): Promise<void> {
    return this.dataSource.transaction(async (manager) => {
      await lock(manager, LOCKS.voteViews(actorId));
      const noted = await manager.query<unknown[]>(
        `select from ${AUDIT_LOG} where action = 'votes.view' and actor_id = $1 and contest_id = $2
           and at > site_now() - interval '1 hour' limit 1`,
        [actorId, contestId],
      );
      if (noted.length > 0) return;
      await this.audit.record(manager, {
        action: 'votes.view',
        actorId,
        subjectId: contestId,
        contestId,
        data: {},
      });
    });
  }
}

/** Certification waits until the end of the transaction. */
async function requireDecidable(manager: EntityManager, contestId: string): Promise<void> {
  const [contest] = await manager.query<Array<{ isDecidable: boolean }>>(
    `select ${IS_DECIDABLE} as "isDecidable" from ${CONTESTS} contest where id = $1 for share`,
    [contestId],
  );
  if (!contest) throw new DomainError('NOT_FOUND');
  if (!contest.isDecidable) throw new DomainError('VOTES_FINAL');
}
