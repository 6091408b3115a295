import { Injectable } from '@nestjs/common';
import { Gauge } from 'prom-client';
import { Metrics } from '../../../common/metrics/metrics.js';
import { ReadinessService } from '../readiness.service.js';

/** The result of the readiness check, so that monitoring needs no probe. */
@Injectable()
export class DependencyMetrics {
  constructor(metrics: Metrics, readiness: ReadinessService) {
    const up = new Gauge({
      name: 'paattu_dependency_up',
      help: 'Whether a dependency of the API answers, as in /health/ready',
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
