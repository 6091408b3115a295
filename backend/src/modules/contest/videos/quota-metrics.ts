import { Injectable } from '@nestjs/common';
import { Gauge } from 'prom-client';
import { Metrics } from '../../../common/metrics/metrics.js';
import { YoutubeQuota } from './youtube-quota.js';

/** The units left of today's YouTube quota. */
@Injectable()
export class QuotaMetrics {
  constructor(metrics: Metrics, quota: YoutubeQuota) {
    const left = new Gauge({
      name: 'paattu_youtube_quota_left',
      help: "Units left of today's YouTube quota",
      registers: [metrics.registry],
    });
    metrics.addSource(
      'youtube_quota',
      [left],
      () => quota.countLeft(),
      (units) => left.set(units),
    );
  }
}
