import { Injectable } from '@nestjs/common';
import { Gauge } from 'prom-client';
import { Metrics } from '../../../../common/metrics/metrics.js';
import { YoutubeQuota } from './youtube-quota.js';

/** The units left of today's YouTube quotas. */
@Injectable()
export class QuotaMetrics {
  constructor(metrics: Metrics, quota: YoutubeQuota) {
    const left = new Gauge({
      name: 'paattu_youtube_quota_left',
      help: "Units left of today's YouTube quota",
      registers: [metrics.registry],
    });
    const statsLeft = new Gauge({
      name: 'paattu_youtube_stats_quota_left',
      help: "Units left of today's YouTube quota for view counts",
      registers: [metrics.registry],
    });
    metrics.addSource(
      'youtube_quota',
      [left, statsLeft],
      () => quota.countLeft(),
      ({ units, statsUnits }) => {
        left.set(units);
        statsLeft.set(statsUnits);
      },
    );
  }
}
