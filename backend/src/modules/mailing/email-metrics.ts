import { Injectable } from '@nestjs/common';
import { Gauge } from 'prom-client';
import { DataSource } from 'typeorm';
import { UNCOUNTED_SQL } from './public.sql.js';
import { Metrics } from '../../common/metrics/metrics.js';

/** The number of emails by status. How many voters of one entry get an email would tell how many votes it has. */
@Injectable()
export class EmailMetrics {
  constructor(metrics: Metrics, dataSource: DataSource) {
    const emails = new Gauge({
      name: 'paattu_emails',
      help: 'Emails by status, without those to the voters of an entry that left the contest',
      labelNames: ['state'],
      registers: [metrics.registry],
    });
    metrics.addSource(
      'emails',
      [emails],
      () =>
        dataSource.query<Array<{ state: string; count: number }>>(
          `select state, count(email.id)
           from unnest(array['queued', 'sending', 'sent', 'failed', 'suppressed']) as state
           left join outgoing_emails email on email.status = state and template not in (${UNCOUNTED_SQL}) group by state`,
        ),
      (rows) => {
        for (const { state, count } of rows) emails.set({ state }, count);
      },
    );
  }
}
