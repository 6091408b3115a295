import { knownLocale } from '@paattu/shared/locales';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { Sweep } from '../../../common/sweeps/sweep.js';
import { CONFIG } from '../../../config/config.module.js';
import type { Config } from '../../../config/config.js';
import { inTransaction, type Transaction } from '../../../database/transaction.js';
import { SiteSettings } from '../../../infra/settings/site-settings.js';
import { USERS } from '../../auth/public.sql.js';
import { MailingService } from '../../mailing/mailing.service.js';
import type { AlertPayload } from '../emails/alert-body.js';
import { backupFailed } from '../emails/backup-failed.email.js';
import { backupOverdue } from '../emails/backup-overdue.email.js';
import { backupUnreadable } from '../emails/backup-unreadable.email.js';
import type { BackupFailure } from '../stored-backup.entity.js';

const EVERY_MS = 60_000;

/** No email has said so since the last success, and none is being made just now: a worker that has been away makes one first. */
const OVERDUE = `
  select from care_settings
  where greatest(since, (select max(ended_at) from backups where state = 'done' and cause <> 'found')) < now() - interval '36 hours'
    and overdue_reported_at is null
    and not exists (
      select from backups where state in ('asked', 'running') and coalesce(begun_at, asked_at) > now() - interval '1 hour')`;

/**
 * Writes to the owner when a backup or its verification fails, or none succeeds for 36 hours: once, until one succeeds. The
 * transaction that queues the email notes it, so that none is lost or queued twice when a worker is killed.
 */
@Injectable()
export class BackupAlertsSweep {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly settings: SiteSettings,
    private readonly dataSource: DataSource,
    private readonly mailing: MailingService,
  ) {}

  @Sweep(EVERY_MS, 'the owner was not told about backups')
  async run(): Promise<void> {
    await inTransaction(this.dataSource, (tx) => this.report(tx));
  }

  private async report(tx: Transaction): Promise<void> {
    // Of two workers, one goes on.
    const [settings] = await tx.manager.query<unknown[]>(
      'select from care_settings for update of care_settings skip locked',
    );
    if (!settings) return;
    const failed = await takeFailure(tx.manager, 'backup');
    if (failed) await this.send(tx, backupFailed, failed);
    const unreadable = await takeFailure(tx.manager, 'verification');
    if (unreadable) await this.send(tx, backupUnreadable, unreadable);
    await tx.manager.query(
      `update care_settings set overdue_reported_at = null
       where overdue_reported_at < (select max(ended_at) from backups where state = 'done')`,
    );
    const [overdue] = await tx.manager.query<unknown[]>(OVERDUE);
    if (!overdue) return;
    await this.send(tx, backupOverdue, null);
    await tx.manager.query('update care_settings set overdue_reported_at = now()');
  }

  private async send(
    tx: Transaction,
    template: typeof backupFailed | typeof backupOverdue | typeof backupUnreadable,
    failure: BackupFailure | null,
  ): Promise<void> {
    const to = this.settings.ownerEmail;
    const [owner] = await tx.manager.query<Array<{ language: string }>>(
      `select language from ${USERS} where email = $1`,
      [to],
    );
    const payload: AlertPayload = { failure, isPlaceFixed: this.config.backups.s3 !== null };
    await this.mailing.queueEmails(tx, [
      { template, to, payload, language: knownLocale(owner?.language ?? '') },
    ]);
  }
}

/** Notes each failure as reported. Returns the newest one if nothing was reported since the last success. */
async function takeFailure(
  manager: EntityManager,
  kind: 'backup' | 'verification',
): Promise<BackupFailure | null> {
  const [isFailed, isGood, at, failure, reported] =
    kind === 'backup'
      ? [`state = 'failed'`, `state = 'done'`, 'ended_at', 'failure', 'reported_at']
      : [
          `verification = 'failed'`,
          `verification = 'good'`,
          'verified_at',
          'verification_failure',
          'verification_reported_at',
        ];
  const [news] = await manager.query<Array<{ failure: BackupFailure; isKnown: boolean }>>(
    `select ${failure} as failure,
       exists (
         select from backups known where ${isFailed} and ${reported} is not null
           and ${at} > coalesce((select max(${at}) from backups where ${isGood}), '-infinity')) as "isKnown"
     from backups where ${isFailed} and ${reported} is null order by ${at} desc limit 1`,
  );
  if (!news) return null;
  await manager.query(`update backups set ${reported} = now() where ${isFailed} and ${reported} is null`);
  return news.isKnown ? null : news.failure;
}
