import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { Histogram } from 'prom-client';
import { isInProcess } from '../../../common/http/in-process.js';
import { Metrics } from '../../../common/metrics/metrics.js';

/** Times each request by its route's pattern: the paths themselves would be unbounded, and would reveal visitors. */
export function measureRequests(app: NestFastifyApplication): void {
  const duration = new Histogram({
    name: 'paattu_http_request_duration_seconds',
    help: 'Time from the first byte of a request to the last byte of its response, by route, method and status',
    labelNames: ['route', 'method', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [app.get(Metrics).registry],
  });
  app
    .getHttpAdapter()
    .getInstance()
    .addHook('onResponse', ({ method, routeOptions }, reply, done) => {
      if (!isInProcess()) {
        const labels = { route: routeOptions.url ?? 'none', method, status: reply.statusCode };
        duration.observe(labels, reply.elapsedTime / 1000);
      }
      done();
    });
}
