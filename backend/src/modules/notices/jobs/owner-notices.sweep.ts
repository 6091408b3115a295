import { Injectable } from '@nestjs/common';
import { Sweep } from '../../../common/sweeps/sweep.js';
import { DataSource, type EntityManager } from 'typeorm';
import { SiteSettings } from '../../../infra/settings/site-settings.js';
import { SITE_ZONE } from '../../../common/clock/site-zone.js';
import { inTransaction, type Transaction } from '../../../database/transaction.js';
import { MailingService } from '../../mailing/mailing.service.js';
import type { NoticeMode } from '../notice-settings.entity.js';
import type { NewsKind } from '../owner-news.entity.js';
import { ownerNotice } from '../emails/owner-notice.email.js';
import { ownerDigest } from '../emails/owner-digest.email.js';

const EVERY_MS = 10_000;

/** The least time between two emails of a kind, in which news is collected. */
const PAUSE = `interval '1 hour'`;

/** SQL for the last time at which the digest was due. */
const DUE = `(
  select case when today <= site_now() then today else yesterday end
  from (
    select (day + hour) at time zone zone as today, (day - interval '1 day' + hour) at time zone zone as yesterday
    from (
      select date_trunc('day', site_now() at time zone zone) as day, make_interval(hours => digest_hour) as hour, zone
      from (select ${SITE_ZONE} as zone) of_site) local) instants)`;

interface State {
  mode: NoticeMode;
  mayReportEntries: boolean;
  mayReportMessages: boolean;
  /** When the digest is due now; null if it was sent. */
  digestDue: Date | null;
}

interface NewEntries {
  contestId: string;
  contestTitle: string;
  count: number;
}

/**
 * Reports news to the owner. The transaction that queues the email deletes the news in it, so that none is lost or queued
 * twice when a worker is killed. Of two workers, the second finds the row of the settings locked.
 */
@Injectable()
export class OwnerNoticesSweep {
  constructor(
    private readonly settings: SiteSettings,
    private readonly dataSource: DataSource,
    private readonly mailing: MailingService,
  ) {}

  @Sweep(EVERY_MS, 'no news was reported to the owner')
  async run(): Promise<void> {
    const news = await this.dataSource.query<unknown[]>('select from owner_news limit 1');
    if (news.length > 0) await inTransaction(this.dataSource, (tx) => this.reportNews(tx));
  }

  private async reportNews(tx: Transaction): Promise<void> {
    const state = await lockState(tx.manager);
    if (!state) return;
    const { mode, mayReportEntries, mayReportMessages, digestDue } = state;
    // A transaction that began before the owner chose this may have added some.
    if (mode === 'off') await take(tx.manager, 'true', []);
    if (mode === 'daily' && digestDue) await this.sendDigest(tx, digestDue);
    if (mode === 'at-once' && mayReportEntries) await this.sendNotice(tx, 'entry');
    if (mode === 'at-once' && mayReportMessages) await this.sendNotice(tx, 'message');
  }

  private async sendNotice(tx: Transaction, kind: NewsKind): Promise<void> {
    const ids = await take(tx.manager, `kind = $1`, [kind]);
    const payload = await countNews(tx.manager, ids);
    if (!hasNews(payload)) return;
    await this.mailing.queueEmails(tx, [{ template: ownerNotice, to: this.settings.ownerEmail, payload }]);
    const column = kind === 'entry' ? 'entries_noticed_at' : 'messages_noticed_at';
    await tx.manager.query(`update notice_settings set ${column} = site_now()`);
  }

  private async sendDigest(tx: Transaction, due: Date): Promise<void> {
    const ids = await take(tx.manager, 'created_at < $1', [due]);
    const payload = await countNews(tx.manager, ids);
    if (!hasNews(payload)) return;
    await this.mailing.queueEmails(tx, [{ template: ownerDigest, to: this.settings.ownerEmail, payload }]);
    await tx.manager.query('update notice_settings set digest_at = site_now()');
  }
}

/** Null while another worker has the lock. */
async function lockState(manager: EntityManager): Promise<State | null> {
  const [state = null] = await manager.query<State[]>(
    `select mode,
       coalesce(entries_noticed_at <= site_now() - ${PAUSE}, true) as "mayReportEntries",
       coalesce(messages_noticed_at <= site_now() - ${PAUSE}, true) as "mayReportMessages",
       case when digest_at is null or digest_at < ${DUE} then ${DUE} end as "digestDue"
     from notice_settings for update of notice_settings skip locked`,
  );
  return state;
}

/** Deletes the news, and returns the ids of entries and contact messages. */
async function take(manager: EntityManager, where: string, parameters: unknown[]): Promise<string[]> {
  const [rows] = await manager.query<[Array<{ id: string }>, number]>(
    `delete from owner_news where ${where} returning subject_id as id`,
    parameters,
  );
  return rows.map(({ id }) => id);
}

/** Counts alone: the console shows who wrote. What was deleted or withdrawn meanwhile does not count. */
async function countNews(manager: EntityManager, ids: string[]) {
  const entries = await manager.query<NewEntries[]>(
    `select contest.id as "contestId", contest.title as "contestTitle", count(*)::integer as count
     from news_subjects entry join contest_facts contest on contest.id = entry.contest_id
     where entry.id = any($1) group by contest.id, contest.title, contest.announce_at order by contest.announce_at desc`,
    [ids],
  );
  const [{ messages }] = await manager.query<[{ messages: number }]>(
    'select count(*)::integer as messages from news_subjects where contest_id is null and id = any($1)',
    [ids],
  );
  return { entries, messages };
}

function hasNews({ entries, messages }: Awaited<ReturnType<typeof countNews>>): boolean {
  return entries.length > 0 || messages > 0;
}
