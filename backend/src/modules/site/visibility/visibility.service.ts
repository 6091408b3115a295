import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { DomainError } from '../../../common/errors/domain-error.js';
import { inTransaction } from '../../../database/transaction.js';
import { SiteSettings } from '../../../infra/settings/site-settings.js';
import { AuditLog } from '../../audit/audit-log.service.js';
import { CONTESTS } from '../../contest/contests/public.sql.js';
import { ENTRIES } from '../../contest/entries/public.sql.js';
import { BALLOTS } from '../../contest/voting/public.sql.js';
import { LookLinks } from './look-links.service.js';
import type { VisibilityDto } from './visibility.dto.js';

/** SQL for a contest that people count on: from its publication to its winner; if anybody has entered or voted, until its result is final. */
const RUNS = `contest.published_at is not null and not contest.is_example and contest.result_final_at is null
  and (contest.winner_at > site_now()
    or exists (select from ${ENTRIES} where contest_id = contest.id and status in ('approved', 'pending'))
    or exists (select from ${BALLOTS} where contest_id = contest.id))`;

/** Whether visitors see the site, which its owner decides. */
@Injectable()
export class VisibilityService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly settings: SiteSettings,
    private readonly audit: AuditLog,
    private readonly links: LookLinks,
  ) {}

  async describe(): Promise<VisibilityDto> {
    const { isPublic } = this.settings;
    const { manager } = this.dataSource;
    const runningContest = await this.findRunningContest(manager);
    const hasExample = !isPublic && (await this.hasExample(manager));
    return {
      isPublic,
      lookLink: isPublic ? null : this.links.find(),
      runningContest,
      block: isPublic && runningContest !== null ? 'contest-runs' : hasExample ? 'example' : null,
    };
  }

  /** The link to look at the site ends with it: it would open a site that is hidden again later. Throws while the site has the example. */
  async publish(actorId: string): Promise<void> {
    if (this.settings.isPublic) return;
    await inTransaction(this.dataSource, async ({ manager, afterCommit }) => {
      await this.settings.store(manager, { notPublicSince: null, lookLinkId: null, lookUntil: null });
      // After the row is locked: an example that is being added meanwhile is there, or its addition sees a public site.
      if (await this.hasExample(manager)) throw new DomainError('EXAMPLE_LEFT');
      await this.audit.record(manager, { action: 'site.publish', actorId, data: {} });
      afterCommit(() => this.settings.announce());
    });
  }

  /** Throws while a contest runs: its entrants and voters must see it. */
  async hide(actorId: string): Promise<void> {
    if (!this.settings.isPublic) return;
    await inTransaction(this.dataSource, async ({ manager, afterCommit }) => {
      await this.settings.store(manager, { notPublicSince: new Date() });
      // After the row is locked: a contest that is being published meanwhile is there, or its publication sees a hidden site.
      if ((await this.findRunningContest(manager)) !== null) throw new DomainError('CONTEST_RUNS');
      await this.audit.record(manager, { action: 'site.hide', actorId, data: {} });
      afterCommit(() => this.settings.announce());
    });
  }

  private async hasExample(manager: EntityManager): Promise<boolean> {
    const [site] = await manager.query<[{ hasExample: boolean }]>(
      'select example_contest() is not null as "hasExample"',
    );
    return site.hasExample;
  }

  /** The title of the one that was announced last. */
  private async findRunningContest(manager: EntityManager): Promise<string | null> {
    const [running] = await manager.query<Array<{ title: string }>>(
      `select title from ${CONTESTS} contest where ${RUNS} order by announce_at desc limit 1`,
    );
    return running?.title ?? null;
  }
}
