import { Injectable, Logger } from '@nestjs/common';
import { Sweep } from '../../../../common/sweeps/sweep.js';
import { DataSource } from 'typeorm';
import { ChangeTopics } from '../../../../infra/changes/change-topics.js';

const EVERY_MS = 60 * 60 * 1_000;

/** YouTube's developer policies (III.E.4) allow 30 days. A day is left for a worker that is down. */
const KEPT_DAYS = 29;

/** Drops view counts that YouTube's terms no longer allow to keep, whatever the status of their entry. */
@Injectable()
export class ExpiredViewsSweep {
  private readonly logger = new Logger(ExpiredViewsSweep.name);

  constructor(
    private readonly dataSource: DataSource,
    private readonly changes: ChangeTopics,
  ) {}

  @Sweep(EVERY_MS, 'old view counts could not be dropped', { atStart: true })
  async run(): Promise<void> {
    const [, dropped] = await this.dataSource.query<[unknown, number]>(
      `update contest_entries set view_count = null, views_refreshed_at = null
       where views_refreshed_at < now() - interval '${KEPT_DAYS} days'`,
    );
    if (dropped === 0) return;
    await this.changes.publish('entries');
    this.logger.log(`dropped ${dropped} view counts of more than ${KEPT_DAYS} days ago`);
  }
}
