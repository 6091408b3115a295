import { join } from 'node:path';
import { DEFAULT_LOCALE } from '@paattu/shared/locales';
import { InjectQueue } from '@nestjs/bullmq';
import { Inject, Injectable, Logger } from '@nestjs/common';
import type { Queue } from 'bullmq';
import { withTimeout } from '../../../common/with-timeout.js';
import type { Config } from '../../../config/config.js';
import { CONFIG } from '../../../config/config.module.js';
import { senderInWords, senderWith } from '../../../infra/email/sender.js';
import { findSmtpProblem } from '../../../infra/email/smtp-problem.js';
import { EMAILS_QUEUE } from '../../../infra/queue/queues.js';
import { Storage } from '../../../infra/storage/storage.js';
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
    @InjectQueue(EMAILS_QUEUE) private readonly queue: Queue,
    private readonly storage: Storage,
    private readonly youtubeKey: YoutubeKeyService,
    private readonly siteName: SiteName,
  ) {}

  async readSettings(): Promise<SettingsDto> {
    const { smtpUrl, mailFrom, ownerEmail, youtube, s3, dataDir, redisUrl, apiDocs } = this.config;
    const [left, isWritable, isReachable, smtpProblem] = await Promise.all([
      this.youtubeKey.countUnitsLeft(),
      this.succeeds('storage', this.writeProbe()),
      this.succeeds('queue', this.queue.getJobCounts('waiting')),
      smtpUrl === null ? null : findSmtpProblem(smtpUrl),
    ]);
    const from = senderInWords(senderWith(mailFrom, this.siteName.ownIn(DEFAULT_LOCALE)));
    return {
      // `host` contains neither user nor password.
      mail: {
        smtpHost: smtpUrl && new URL(smtpUrl).host,
        from,
        ownerEmail,
        problem: mailProblemOf(this.config) ?? smtpProblem,
      },
      youtube: {
        hasKey: youtube.apiKey !== null,
        unitsLeft: left.units,
        viewUnitsLeft: left.statsUnits,
        usesListForViews: left.isStatsMissing,
      },
      storage: s3
        ? { kind: 's3', place: s3.bucket, isWritable }
        : { kind: 'disk', place: join(dataDir, 'files'), isWritable },
      queue: { kind: redisUrl === null ? 'postgresql' : 'redis', isReachable },
      apiDocs: apiDocs ? '/api/docs' : null,
    };
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
