import { join } from 'node:path';
import type { AuditAction } from '@paattu/shared/audit-actions';
import { DEFAULT_LOCALE } from '@paattu/shared/locales';
import { InjectQueue } from '@nestjs/bullmq';
import { Inject, Injectable, Logger } from '@nestjs/common';
import type { Queue } from 'bullmq';
import { DataSource } from 'typeorm';
import { DomainError } from '../../../common/errors/domain-error.js';
import { findSiteZone } from '../../../common/clock/site-zone.js';
import { withTimeout } from '../../../common/with-timeout.js';
import type { Config } from '../../../config/config.js';
import { CONFIG } from '../../../config/config.module.js';
import { inTransaction } from '../../../database/transaction.js';
import { senderInWords, senderWith } from '../../../infra/email/sender.js';
import { findSmtpProblem } from '../../../infra/email/smtp-problem.js';
import { EMAILS_QUEUE } from '../../../infra/queue/queues.js';
import { SiteSettings } from '../../../infra/settings/site-settings.js';
import { Storage } from '../../../infra/storage/storage.js';
import { type Act, AuditLog } from '../../audit/audit-log.service.js';
import { SiteName } from '../../texts/site-name.service.js';
import { YoutubeKeyService } from '../../contest/entries/videos/youtube-key.service.js';
import { mailProblemOf } from './mail-problem.js';
import type { SettingsDto } from './settings.dto.js';

const TIMEOUT_MS = 2_000;
/** Outside the folders of the sweeps. The next probe overwrites one that was left behind. */
const PROBE_KEY = 'probes/settings.txt';

/** Shows the settings to the owner. Built from single values, so that no secret gets in with a whole object. */
@Injectable()
export class SettingsService {
  private readonly logger = new Logger(SettingsService.name);

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly settings: SiteSettings,
    private readonly dataSource: DataSource,
    private readonly audit: AuditLog,
    @InjectQueue(EMAILS_QUEUE) private readonly queue: Queue,
    private readonly storage: Storage,
    private readonly youtubeKey: YoutubeKeyService,
    private readonly siteName: SiteName,
  ) {}

  async readSettings(): Promise<SettingsDto> {
    const { publicUrl, s3, dataDir, redisUrl, apiDocs } = this.config;
    const { smtpUrl, hasMailServer, isSmtpOutside, mailFrom, ownerEmail, youtubeApiKey } = this.settings;
    const server = smtpUrl === null ? null : new URL(smtpUrl);
    const [left, isWritable, isReachable, smtpProblem] = await Promise.all([
      this.youtubeKey.countUnitsLeft(),
      this.succeeds('storage', this.writeProbe()),
      this.succeeds('queue', this.queue.getJobCounts('waiting')),
      smtpUrl === null ? null : findSmtpProblem(smtpUrl, isSmtpOutside),
    ]);
    const from = senderInWords(senderWith(mailFrom, this.siteName.ownIn(DEFAULT_LOCALE)));
    return {
      // `host` contains neither user nor password.
      mail: {
        smtpHost: server && server.host,
        from,
        // Only the owner asks.
        ownerEmail: ownerEmail!,
        problem:
          hasMailServer && smtpUrl === null
            ? 'unreadable'
            : (mailProblemOf({ publicUrl, smtpUrl, mailFrom }) ?? smtpProblem),
        isFixed: this.settings.isFixed('smtpUrl'),
        user:
          server === null || this.settings.isFixed('smtpUrl') ? null : decodeURIComponent(server.username),
      },
      youtube: {
        hasKey: youtubeApiKey !== null,
        isFixed: this.settings.isFixed('youtubeApiKey'),
        unitsLeft: left.units,
        viewUnitsLeft: left.statsUnits,
        usesListForViews: left.isStatsMissing,
      },
      storage: s3
        ? { kind: 's3', place: s3.bucket, isWritable }
        : { kind: 'disk', place: join(dataDir, 'files'), isWritable },
      timeZone: this.settings.timeZone,
      queue: { kind: redisUrl === null ? 'postgresql' : 'redis', isReachable },
      apiDocs: apiDocs ? '/api/docs' : null,
    };
  }

  /** The one that the owner chose, or that of the newest contest. */
  findTimeZone(): Promise<string> {
    return findSiteZone(this.dataSource);
  }

  async setTimeZone(timeZone: string, actorId: string): Promise<void> {
    await this.store({ timeZone }, { action: 'settings.timeZone', actorId, data: {} });
  }

  /** Stores a key that YouTube accepts. Returns the milliseconds that it took to answer. */
  async setYoutubeKey(key: string, actorId: string): Promise<number> {
    if (this.settings.isFixed('youtubeApiKey')) throw new DomainError('SETTING_FIXED');
    const milliseconds = await this.youtubeKey.measureCall(key);
    await this.store({ youtubeApiKey: key }, { action: 'settings.videoKey', actorId, data: {} });
    return milliseconds;
  }

  private async store<Action extends AuditAction>(
    values: Parameters<SiteSettings['store']>[1],
    act: Act<Action>,
  ): Promise<void> {
    await inTransaction(this.dataSource, async ({ manager, afterCommit }) => {
      await this.settings.store(manager, values);
      await this.audit.record(manager, act);
      afterCommit(() => this.settings.announce());
    });
  }

  /** Writes a file: permissions and free space cannot be read reliably. */
  private async writeProbe(): Promise<void> {
    await this.storage.put(PROBE_KEY, 'May files be stored here?');
    await this.storage.delete(PROBE_KEY);
  }

  private async succeeds(what: string, attempt: Promise<unknown>): Promise<boolean> {
    try {
      await withTimeout(TIMEOUT_MS, attempt);
      return true;
    } catch (error) {
      this.logger.warn({ err: error }, `the ${what} does not work`);
      return false;
    }
  }
}
