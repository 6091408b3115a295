import { MAX_FINALISTS, MIN_JUDGES } from '@paattu/shared/jury';
import { randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { violates } from '../../../../common/errors/database-error.js';
import { DomainError, fieldError } from '../../../../common/errors/domain-error.js';
import { inTransaction, type Transaction } from '../../../../database/transaction.js';
import { LOCKS, lock } from '../../../../database/locks.js';
import { ChangeTopics } from '../../../../infra/changes/change-topics.js';
import { AuditLog } from '../../../audit/audit-log.service.js';
import { MailingService } from '../../../mailing/mailing.service.js';
import { explainLeft } from '../../entries/left-entries.js';
import { lockEntries } from '../../entries/lock-entries.js';
import { JuryReminder } from '../reminders/jury-reminder.entity.js';
import { emailWork } from '../work-emails.js';
import { assign } from './assign.js';
import { assignFinal } from './assign-final.js';
import { addAssignments, findConflicts, keyOf, listJudges, type Pair } from './eligible.js';
import { rankFirstRound } from './first-round.js';
import { JuryRound } from './jury-round.entity.js';
import type { OpenRoundDto, ReassignedDto } from './round.dto.js';
import { findPlace, listUnassigned } from './late-entries.js';
import { findLastRound, lockRound, lockRounds, type OpenRound } from './lock-round.js';
import { listApproved, listRoundEntries } from './round-entries.js';
import { requireDecided, requireDue, requireNoDeletions, requireTurn } from './require-openable.js';
import { findUnfinished } from './unfinished-entries.js';
import { CONTESTS } from '../../contests/public.sql.js';
import { ENTRIES } from '../../entries/public.sql.js';
import { juryOpened } from '../emails/jury-opened.email.js';
import { juryExtended } from '../emails/jury-extended.email.js';
import { juryReassigned } from '../emails/jury-reassigned.email.js';

/** Seeds are below, so that JSON and JavaScript keep each digit. */
const MAX_SEED = 2 ** 48 - 1;

/** The owner's acts on rounds. */
@Injectable()
export class JuryRounds {
  constructor(
    private readonly dataSource: DataSource,
    private readonly mailing: MailingService,
    private readonly audit: AuditLog,
    private readonly changes: ChangeTopics,
  ) {}

  async open(contestId: string, round: OpenRoundDto, actorId: string): Promise<string> {
    try {
      return await inTransaction(this.dataSource, async (tx) => {
        const { manager } = tx;
        await lock(manager, LOCKS.jury(contestId));
        await lockEntries(manager, contestId);
        await lockRounds(manager, contestId);
        // This locks the contest. A trigger counts its entries there, so no entry leaves or comes until the end.
        await requireDue(manager, contestId, round.closesAt);
        await requireDecided(manager, contestId);
        await requireNoDeletions(manager, contestId);
        await requireTurn(manager, contestId, round.number);
        const left = await explainLeft(manager, contestId, round.reasons ?? []);
        const judges = await listJudges(manager, contestId);
        if (judges.length < MIN_JUDGES) throw new DomainError('JURY_TOO_SMALL');
        const entries = await findEntries(manager, contestId, round);
        const conflicts = await findConflicts(manager, contestId);
        const seed = randomInt(MAX_SEED);
        const [row] = await manager.query<[{ id: string }]>(
          `insert into jury_rounds (contest_id, number, seed, closes_at) values ($1, $2, $3, $4) returning id`,
          [contestId, round.number, seed, round.closesAt],
        );
        const opened = { id: row.id, contestId, number: round.number, seed };
        await this.assignAll(manager, opened, { judges, entries, conflicts });
        await emailWork(tx, this.mailing, juryOpened, row.id);
        // Pages say from then on that a jury listens.
        await this.changes.publishAtCommit(manager, 'contest');
        await this.audit.record(manager, {
          action: 'round.open',
          actorId,
          subjectId: row.id,
          contestId,
          data: {
            number: round.number,
            seed,
            closesAt: round.closesAt,
            judges,
            entries,
            conflicts,
            left,
            ...(round.number === 2 && { passedOver: await listUnassigned(manager, opened) }),
          },
        });
        return row.id;
      });
    } catch (error) {
      if (violates(error, 'jury_rounds_once')) throw new DomainError('ROUND_OPENED');
      throw error;
    }
  }

  /** Moves the end of a round to a later time. A first round that lacks marks opens again, as long as there is no final. */
  async extend(id: string, closesAt: Date, actorId: string): Promise<void> {
    await inTransaction(this.dataSource, async (tx) => {
      const { manager } = tx;
      const { isClosed, ...round } = await lockRound(manager, id);
      const { contestId } = round;
      if (isClosed && !(await canOpenAgain(manager, round))) throw new DomainError('JURY_CLOSED');
      const [, extended] = await manager
        .query<[unknown[], number]>(
          `update jury_rounds round set closes_at = $2 from ${CONTESTS} contest
           where round.id = $1 and contest.id = contest_id and greatest(round.closes_at, site_now()) < $2 and $2 < winner_at`,
          [id, closesAt],
        )
        .catch((error: unknown) => {
          // A trigger of the table sees a round that ended while this change waited.
          throw violates(error, 'jury_rounds_end_stays') ? new DomainError('JURY_CLOSED') : error;
        });
      if (extended === 0) throw fieldError('ROUND_END_INVALID', 'closesAt');
      // Those of the former end. The new one has its own.
      await manager.delete(JuryReminder, { roundId: id });
      await emailWork(tx, this.mailing, juryExtended, id);
      await this.audit.record(manager, {
        action: 'round.extend',
        actorId,
        subjectId: id,
        contestId,
        data: { closesAt },
      });
    });
  }

  async reassign(id: string, actorId: string): Promise<ReassignedDto> {
    return inTransaction(this.dataSource, async (tx) => {
      const { manager } = tx;
      const { isClosed, ...round } = await lockRound(manager, id);
      const { contestId } = round;
      if (isClosed) throw new DomainError('JURY_CLOSED');
      const passedOver = round.number === 2 ? await this.passOverUnheard(manager, round, actorId) : 0;
      const added =
        round.number === 1
          ? await replaceOpen(manager, round)
          : await assignFinal(manager, { roundId: id, contestId });
      await this.reportAdded(tx, round, added, actorId);
      return { assigned: added.length, passedOver };
    });
  }

  /**
   * Gives an entry that has come into the contest, or back, to the judges of the round that is open, in the transaction of its cause. An
   * entrant has no `actorId`. Returns whether the jury has heard it or still can.
   */
  async hear(
    tx: Transaction,
    { contestId, entryId }: { contestId: string; entryId: string },
    actorId: string | null,
  ): Promise<boolean> {
    const { manager } = tx;
    // A round that is being opened has the entry, or is there afterwards.
    await lock(manager, LOCKS.jury(contestId));
    const round = await findLastRound(manager, contestId);
    if (!round) return true;
    if (round.number === 1) {
      // One that is closed waits for its marks before a final.
      if (!round.isClosed) await this.reportAdded(tx, round, await replaceOpen(manager, round), actorId);
      return true;
    }
    const place = await findPlace(manager, round, entryId);
    if (place === 'settled') return true;
    // The first round has heard it, so it can come back at any time. A correction needs the act too.
    if (place === 'passed-over') {
      await this.passOver(manager, round, entryId, actorId);
      return true;
    }
    if (round.isClosed) return false;
    const added = await assignFinal(manager, { roundId: round.id, contestId }, [entryId]);
    await this.reportAdded(tx, round, added, actorId);
    return added.length > 0;
  }

  /**
   * Records which entries that came later, for example under the release before, the final passes over. The other ones are finalists. Returns
   * how many it passes over.
   */
  private async passOverUnheard(manager: EntityManager, round: OpenRound, actorId: string): Promise<number> {
    let passedOver = 0;
    const inFinal = new Set(await listRoundEntries(manager, round.id));
    for (const entryId of await listUnassigned(manager, round))
      if (inFinal.has(entryId) && (await findPlace(manager, round, entryId)) === 'passed-over') {
        await this.passOver(manager, round, entryId, actorId);
        passedOver += 1;
      }
    return passedOver;
  }

  private async passOver(
    manager: EntityManager,
    { id, contestId }: OpenRound,
    entryId: string,
    actorId: string | null,
  ): Promise<void> {
    const data = { entryId };
    await this.audit.record(manager, { action: 'round.passOver', actorId, subjectId: id, contestId, data });
  }

  private async reportAdded(
    tx: Transaction,
    { id, contestId }: OpenRound,
    added: Pair[],
    actorId: string | null,
  ): Promise<void> {
    if (added.length === 0) return;
    const judgeIds = [...new Set(added.map(({ judgeId }) => judgeId))];
    await emailWork(tx, this.mailing, juryReassigned, id, judgeIds);
    await this.audit.record(tx.manager, {
      action: 'round.reassign',
      actorId,
      subjectId: id,
      contestId,
      data: { added },
    });
  }

  private async assignAll(
    manager: EntityManager,
    { id: roundId, contestId, number, seed }: OpenRound,
    { judges, entries, conflicts }: { judges: string[]; entries: string[]; conflicts: Pair[] },
  ): Promise<void> {
    if (number === 2) {
      await assignFinal(manager, { roundId, contestId }, entries);
      return;
    }
    const { added, isComplete } = assign({ judges, entries, seed, conflicts: new Set(conflicts.map(keyOf)) });
    if (!isComplete) throw new DomainError('JURY_TOO_SMALL');
    await addAssignments(manager, { roundId, contestId }, added);
  }
}

/** The approved entries of the round: of a final after a first round the best of that one, of any other round all. */
async function findEntries(
  manager: EntityManager,
  contestId: string,
  { number, finalists }: OpenRoundDto,
): Promise<string[]> {
  const ranked = number === 2 ? await rankFirstRound(manager, contestId) : null;
  if (finalists !== undefined && ranked === null) throw fieldError('FINALISTS_INVALID', 'finalists');
  const entries =
    ranked?.slice(0, finalists ?? MAX_FINALISTS).map(({ entryId }) => entryId) ??
    (await listApproved(manager, contestId));
  if (entries.length === 0 || (number === 2 && entries.length > MAX_FINALISTS))
    throw fieldError('FINALISTS_INVALID', 'finalists');
  if (number === 1 && entries.length <= MAX_FINALISTS) throw new DomainError('FIRST_ROUND_NOT_NEEDED');
  return entries;
}

/** As long as marks are missing that can still come. */
async function canOpenAgain(
  manager: EntityManager,
  { id: roundId, contestId, number }: OpenRound,
): Promise<boolean> {
  if (number === 2 || (await manager.existsBy(JuryRound, { contestId, number: 2 }))) return false;
  return (await findUnfinished(manager, { roundId, contestId })).length > 0;
}

/** Gives each entry of the first round that fewer than three judges mark to others. */
async function replaceOpen(manager: EntityManager, round: OpenRound): Promise<Pair[]> {
  const { contestId, seed } = round;
  const rows = await manager.query<Array<Pair & { isMarked: boolean }>>(
    `select judge_id as "judgeId", entry_id as "entryId",
       state = 'submitted' or (state in ('assigned', 'draft') and revoked_at is null) as "isMarked"
     from jury_assignments assignment
       join judges judge on judge.id = judge_id
       join ${ENTRIES} entry on entry.id = entry_id
     where round_id = $1 and status = 'approved' order by entry_id, judge_id`,
    [round.id],
  );
  // A judge who has abstained from an entry does not get it again.
  const conflicts = new Set([...(await findConflicts(manager, contestId)), ...rows].map(keyOf));
  const { added } = assign({
    judges: await listJudges(manager, contestId),
    entries: await listRoundEntries(manager, round.id),
    kept: rows.filter(({ isMarked }) => isMarked),
    conflicts,
    seed,
  });
  return addAssignments(manager, { roundId: round.id, contestId }, added);
}
