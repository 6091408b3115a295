import { NEVER_WAIVED } from '@paattu/verify';
import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { lockContest } from '../contests/lock-contest.js';
import { violates } from '../../../common/errors/database-error.js';
import { DomainError, fieldError } from '../../../common/errors/domain-error.js';
import { inTransaction } from '../../../database/transaction.js';
import { LOCKS, lock } from '../../../database/locks.js';
import { ChangeTopics } from '../../../infra/changes/change-topics.js';
import { AuditLog } from '../../audit/audit-log.service.js';
import { Contest } from '../contests/contest.entity.js';
import { findNextLine } from './next-line.js';
import type { ReasonOfLeftDto } from '../entries/left-entries.dto.js';
import { type ExplainedEntry, explainLeft, listUnexplained } from '../entries/left-entries.js';
import { lockEntries } from '../entries/lock-entries.js';
import { type Blocker, FIND_SUBJECTS, findBlockers, NEXT_VERSION } from './blockers.js';
import { giveLettersToJudges } from '../jury/letters-of-judges.js';
import { readInputs } from './read-inputs.js';
import { computeResult, type VersionDetails, type Waiver } from './result-files.js';
import { takeStep } from './steps.js';
import {
  versionDetailsOf,
  hashesOf,
  hashOfResult,
  readFiles,
  storeFiles,
  storeLines,
} from './stored-result.js';
import { endWaivers, requireSettled } from './waivers.js';
import { AUDIT_LOG } from '../../audit/public.sql.js';
import { setCertified } from '../contests/milestones.js';
import { ENTRIES } from '../entries/public.sql.js';

/** The owner's acts on the result of a contest: propose, drop, certify, finish, and waive a blocker. */
@Injectable()
export class ResultsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly changes: ChangeTopics,
    private readonly audit: AuditLog,
  ) {}

  /** Lets the next version be proposed although a blocker remains. The reason is published. */
  async waive(
    contestId: string,
    { blocker, reason, reasonMalayalam }: Waiver & { blocker: Blocker },
    actorId: string,
  ): Promise<void> {
    if (NEVER_WAIVED.includes(blocker)) throw fieldError('BLOCKER_STAYS', 'blocker');
    await this.dataSource.transaction(async (manager) => {
      await lockResult(manager, contestId);
      await requireNotFinal(manager, contestId);
      const version = await nextVersion(manager, contestId);
      const found = (await findBlockers(manager, contestId)).find((each) => each.blocker === blocker);
      if (!found) throw new DomainError('NOTHING_TO_WAIVE');
      await manager.query(
        `insert into result_waivers (contest_id, version, blocker, reason, reason_malayalam, count, subjects)
           values ($1, $3, $2, $4, $5, $6, (${FIND_SUBJECTS}))
         on conflict (contest_id, version, blocker) do update
           set count = excluded.count, subjects = excluded.subjects, reason = excluded.reason, reason_malayalam = excluded.reason_malayalam, waived_at = site_now()`,
        [contestId, blocker, version, reason, reasonMalayalam, found.count],
      );
      await this.audit.record(manager, {
        action: 'result.waive',
        actorId,
        subjectId: contestId,
        contestId,
        data: { version, blocker },
        after: { reason, reasonMalayalam },
      });
    });
  }

  /**
   * Computes and stores the next version, which only the owner sees. A later version needs a reason. `reasons` are those of the entries that
   * staff took out and of which no act says why.
   */
  async propose(
    contestId: string,
    {
      reason,
      reasonMalayalam,
      reasons = [],
    }: Pick<VersionDetails, 'reason' | 'reasonMalayalam'> & { reasons?: ReasonOfLeftDto[] },
    actorId: string,
  ): Promise<void> {
    try {
      await this.dataSource.transaction(async (manager) => {
        const contest = await lockNewResult(manager, contestId);
        const version = await nextVersion(manager, contestId);
        await requireNotFinal(manager, contestId);
        if ((version === 1) !== (reason === null)) throw fieldError('MISSING_INFORMATION', 'reason');
        for (const blocker of await endWaivers(manager, contestId, version))
          await this.audit.record(manager, {
            action: 'result.endWaiver',
            actorId,
            subjectId: contestId,
            contestId,
            data: { version, blocker },
          });
        const waivers = await requireSettled(manager, contestId);
        const left = await explainLeft(manager, contestId, reasons);
        const nonce = randomBytes(16).toString('hex');
        await giveLettersToJudges(manager, contestId);
        const inputs = await readInputs(manager, contest);
        const { asked, lateJudges, throwawayDomains, aiUses, reasonsFrom } = inputs;
        const details = {
          ...{ version, nonce, reason, reasonMalayalam, waivers },
          ...{ asked, lateJudges, throwawayDomains, aiUses, reasonsFrom },
        };
        const computed = await computeResult(inputs, details);
        const { files } = computed;
        const [result] = await manager.query<[{ id: string }]>(
          `insert into contest_results (contest_id, version, reason, reason_malayalam) values ($1, $2, $3, $4) returning id`,
          [contestId, version, reason, reasonMalayalam],
        );
        await storeFiles(manager, result.id, files);
        await storeLines(manager, result.id, inputs.entries, computed);
        await this.audit.record(manager, {
          action: 'result.propose',
          actorId,
          subjectId: result.id,
          contestId,
          data: { version, files: hashesOf(files), left },
        });
      });
    } catch (error) {
      if (violates(error, 'contest_results_once')) throw new DomainError('RESULT_PROPOSED');
      throw error;
    }
  }

  /** Takes a proposal back, for example to decide about a vote. The act says so. */
  async drop(contestId: string, actorId: string): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      await lockResult(manager, contestId);
      const { id, version } = await findProposal(manager, contestId);
      await takeStep({ manager, audit: this.audit }, 'drop', { id, version, contestId }, actorId);
    });
  }

  /**
   * Certifies the proposal that the owner has seen, if all that it was computed from is still the same. In it, quarantined votes and votes
   * for entries that have left are void. The votes themselves stay, so that a correction can count them.
   */
  async certify(
    contestId: string,
    { title, hash }: { title: string; hash: string },
    actorId: string,
  ): Promise<void> {
    await inTransaction(this.dataSource, async ({ manager, afterCommit }) => {
      const contest = await lockNewResult(manager, contestId);
      if (title !== contest.title) throw fieldError('TITLE_DIFFERS', 'title');
      const { id, version } = await findProposal(manager, contestId);
      const stored = await readFiles(manager, id);
      if (hashOfResult(stored) !== hash) throw new DomainError('RESULT_CHANGED');
      const details = versionDetailsOf(stored);
      const waivers = await requireSettled(manager, contestId);
      const inputs = await readInputs(manager, contest);
      const { files } = await computeResult(inputs, { ...details, waivers });
      if (hashOfResult(files) !== hash) throw new DomainError('RESULT_CHANGED');
      // The next proposal asks why.
      if ((await listUnexplained(manager, contestId)).length > 0) throw new DomainError('RESULT_CHANGED');
      await takeStep({ manager, audit: this.audit }, 'certify', { id, version, contestId }, actorId, {
        files: hashesOf(files),
        ...(await findLeftOf(manager, contestId, id)),
      });
      await setCertified(manager, contestId);
      afterCommit(() => this.changes.publish('contest'));
    });
  }

  /** Ends the time for corrections. */
  async finish(contestId: string, actorId: string): Promise<void> {
    await inTransaction(this.dataSource, async ({ manager, afterCommit }) => {
      await lockResult(manager, contestId);
      const [last] = await manager.query<Array<{ id: string; version: number; state: string }>>(
        `select id, version, state from contest_results where contest_id = $1 and state <> 'dropped'
         order by version desc limit 1`,
        [contestId],
      );
      if (last?.state !== 'announced') throw new DomainError('RESULT_NOT_ANNOUNCED');
      await requirePrizeSettled(manager, contestId, last.id);
      await takeStep({ manager, audit: this.audit }, 'finish', { ...last, contestId }, actorId);
      afterCommit(() => this.changes.publish('contest'));
    });
  }
}

/**
 * As `lockResult`. What is under way with an entry ends first: its act, which can have the lower number, would otherwise tell of another contest
 * than the files. No entry waits for a score that runs.
 */
async function lockNewResult(manager: EntityManager, id: string): Promise<Contest> {
  await lock(manager, LOCKS.scores);
  await lockEntries(manager, id);
  return lockResult(manager, id);
}

/** Votes, marks and decisions about both wait, because they lock the row of the contest too. */
async function lockResult(manager: EntityManager, id: string): Promise<Contest> {
  await lock(manager, LOCKS.scores);
  const contest = await lockContest(manager, id);
  if (!contest.publishedAt) throw new DomainError('NOT_FOUND');
  return contest;
}

export async function nextVersion(manager: EntityManager, contestId: string): Promise<number> {
  const [{ version }] = await manager.query<[{ version: number }]>(`select ${NEXT_VERSION} as version`, [
    contestId,
  ]);
  return version;
}

async function findProposal(
  manager: EntityManager,
  contestId: string,
): Promise<{ id: string; version: number }> {
  const [proposal] = await manager.query<Array<{ id: string; version: number }>>(
    `select id, version from contest_results where contest_id = $1 and state = 'proposed'`,
    [contestId],
  );
  if (!proposal) throw new DomainError('NO_PROPOSAL');
  return proposal;
}

/** The reasons in the act of a proposal, as the act of its certification repeats them. The release before writes none. */
async function findLeftOf(
  manager: EntityManager,
  contestId: string,
  resultId: string,
): Promise<{ left?: ExplainedEntry[] }> {
  const [proposal] = await manager.query<Array<{ left: ExplainedEntry[] | null }>>(
    `select data -> 'left' as left from ${AUDIT_LOG}
     where contest_id = $1 and action = 'result.propose' and subject_id = $2`,
    [contestId, resultId],
  );
  return proposal?.left ? { left: proposal.left } : {};
}

/** A correction can change who gets the prize, so it stays possible until the offer is answered. The first offer is the sweep's next step after the announcement. */
async function requirePrizeSettled(
  manager: EntityManager,
  contestId: string,
  resultId: string,
): Promise<void> {
  const open = await manager.query<unknown[]>(
    `select from prize_offers where contest_id = $1 and state = 'open'
     union all
     select from result_lines line join ${ENTRIES} entry on entry.id = line.entry_id and entry.status = 'approved'
     where line.result_id = $2 and place = 1 and not exists (select from prize_offers where contest_id = $1)`,
    [contestId, resultId],
  );
  if (open.length > 0) throw new DomainError('OFFER_UNANSWERED');
  const accepted = await manager.query<unknown[]>(
    `select from prize_offers where contest_id = $1 and state = 'accepted'`,
    [contestId],
  );
  // A final result cannot be corrected, so the prize could never pass on.
  const next = accepted.length > 0 ? null : await findNextLine(manager, contestId);
  if (next?.isTakenOut) throw new DomainError('NEEDS_CORRECTION');
}

async function requireNotFinal(manager: EntityManager, contestId: string): Promise<void> {
  const rows = await manager.query<unknown[]>(
    `select from contest_results where contest_id = $1 and state = 'final'`,
    [contestId],
  );
  if (rows.length > 0) throw new DomainError('RESULT_FINAL');
}
