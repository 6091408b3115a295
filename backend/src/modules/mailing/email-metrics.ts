import { Injectable } from '@nestjs/common';
import { Gauge } from 'prom-client';
import { DataSource } from 'typeorm';
import { Metrics } from '../../common/metrics/metrics.js';

/** The number of emails by status. */
@Injectable()
export class EmailMetrics {
  constructor(metrics: Metrics, dataSource: DataSource) {
    const emails = new Gauge({
      name: 'paattu_emails',
      help: 'Emails by status',
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
           left join outgoing_emails email on email.status = state group by state`,
        ),
      (rows) => {
        for (const { state, count } of rows) emails.set({ state }, count);
      },
    );
  }
}
