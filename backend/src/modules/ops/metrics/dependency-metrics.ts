import { Injectable } from '@nestjs/common';
import { Gauge } from 'prom-client';
import { Metrics } from '../../../common/metrics/metrics.js';
import { ReadinessService } from '../readiness.service.js';

/** What readiness says, so that who watches the metrics need not probe, too. */
@Injectable()
export class DependencyMetrics {
  constructor(metrics: Metrics, readiness: ReadinessService) {
    const up = new Gauge({
      name: 'paattu_dependency_up',
      help: 'Whether what the API stands on answers it, as /health/ready tells',
      labelNames: ['dependency'],
      registers: [metrics.registry],
    });
    metrics.addSource(
      'readiness',
      [up],
      () => readiness.check(),
      ({ checks }) => {
        for (const [dependency, state] of Object.entries(checks))
          up.set({ dependency }, state === 'up' ? 1 : 0);
      },
    );
  }
}
