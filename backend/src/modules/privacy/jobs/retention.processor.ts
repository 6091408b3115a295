import { Processor, WorkerHost } from '@nestjs/bullmq';
import { Logger } from '@nestjs/common';
import { DataSource, type EntityManager, IsNull } from 'typeorm';
import { inTransaction } from '../../../database/transaction.js';
import { LOCKS, shareLock, tryWithLock } from '../../../database/locks.js';
import { ChangeTopics } from '../../../infra/changes/change-topics.js';
import { RETENTION_QUEUE } from '../../../infra/queue/queues.js';
import { Storage } from '../../../infra/storage/storage.js';
import { eraseEntries } from '../erasing/erase-entries.js';
import { removeFiles } from '../erasing/remove-files.js';
import { EXPIRIES, type Expiry } from '../expiries.js';
import { BATCH, endBatch, filesOf } from '../expiries.sql.js';
import { RequestedErasures } from '../requests/requested-erasures.js';
import { readTerms } from '../rules/retention-terms.js';
import { RetentionRun } from './retention-run.entity.js';

/**
 * Erases what entrants have asked for, and deletes what has reached the end of its term, in batches that are all or nothing. A run that a killed
 * worker left open is resumed, and its report goes on counting.
 * With short locks, another worker resumes the run of a killed one within ten seconds.
 */
@Processor(RETENTION_QUEUE, { concurrency: 1, lockDuration: 10_000, stalledInterval: 5_000 })
export class RetentionProcessor extends WorkerHost {
  private readonly logger = new Logger(RetentionProcessor.name);

  constructor(
    private readonly dataSource: DataSource,
    private readonly storage: Storage,
    private readonly changes: ChangeTopics,
    private readonly requested: RequestedErasures,
  ) {
    super();
  }

  /** Does nothing while another worker runs. */
  async process(): Promise<void> {
    await tryWithLock(this.dataSource, LOCKS.retention, () => this.runAlone());
  }

  private async runAlone(): Promise<void> {
    const { manager } = this.dataSource;
    const runId = await openRun(manager);
    const errors: string[] = [];
    const attempt = async (name: string, work: () => Promise<void>) => {
      try {
        await work();
      } catch (error) {
        this.logger.error(
          { err: error, name },
          'a part of the nightly run failed; the next night tries again',
        );
        errors.push(`${name}: ${error instanceof Error ? error.message : String(error)}`);
      }
    };
    await attempt('requested erasures', () => this.requested.eraseDue());
    const terms = await readTerms(manager);
    for (const expiry of EXPIRIES) {
      const days = terms.get(expiry.kind)!;
      await attempt(expiry.kind, async () => {
        while ((await this.endBatch(expiry, days, runId)) === BATCH);
      });
    }
    await manager.query(`update retention_runs set ended_at = site_now(), error = $2 where id = $1`, [
      runId,
      errors.length > 0 ? errors.join('\n').slice(0, 2_000) : null,
    ]);
  }

  private endBatch(expiry: Expiry, days: number, runId: number): Promise<number> {
    return inTransaction(this.dataSource, async (tx) => {
      await shareLock(tx.manager, LOCKS.holds);
      const { count, files, isPublic } = await endRows(tx.manager, expiry, days);
      if (count === 0) return 0;
      await addCount(tx.manager, runId, expiry.kind, count);
      tx.afterCommit(() => removeFiles(this.storage, files));
      if (isPublic) tx.afterCommit(() => this.changes.publish('entries'));
      return count;
    });
  }
}

async function endRows(manager: EntityManager, expiry: Expiry, days: number) {
  const isPublic = expiry.table === 'contest_entries';
  const sql = endBatch(expiry);
  if (expiry.end.do === 'erase') {
    const due = await manager.query<Array<{ id: string }>>(sql, [days]);
    const { entries, files } = await eraseEntries(
      manager,
      due.map(({ id }) => id),
      'others',
    );
    return { count: entries.length, files, isPublic };
  }
  const [rows, count] = await manager.query<[Array<Record<string, string | null>>, number]>(sql, [days]);
  const files =
    filesOf(expiry).length > 0 ? rows.flatMap((row) => Object.values(row).filter((key) => key !== null)) : [];
  return { count, files, isPublic };
}

/** Returns the open run, or a new one. */
async function openRun(manager: EntityManager): Promise<number> {
  await manager.query('insert into retention_runs default values on conflict do nothing');
  const { id } = await manager.findOneOrFail(RetentionRun, {
    select: { id: true },
    where: { endedAt: IsNull() },
  });
  return id;
}

async function addCount(manager: EntityManager, runId: number, name: string, count: number): Promise<void> {
  await manager.query(
    `update retention_runs
     set counts = counts || jsonb_build_object($2::text, coalesce((counts ->> $2)::integer, 0) + $3::integer) where id = $1`,
    [runId, name, count],
  );
}
