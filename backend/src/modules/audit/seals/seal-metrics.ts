import { Injectable } from '@nestjs/common';
import { Gauge } from 'prom-client';
import { DataSource } from 'typeorm';
import { Metrics } from '../../../common/metrics/metrics.js';

/** How many acts wait for their seal. */
@Injectable()
export class SealMetrics {
  constructor(metrics: Metrics, dataSource: DataSource) {
    const unsealed = new Gauge({
      name: 'paattu_unsealed_acts',
      help: 'Acts of contests that are not in their hash chain yet',
      registers: [metrics.registry],
    });
    metrics.addSource(
      'unsealed acts',
      [unsealed],
      () => dataSource.query<[{ count: number }]>('select count(*) from unsealed_acts'),
      ([{ count }]) => unsealed.set(count),
    );
  }
}
