import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { Histogram } from 'prom-client';
import { IN_PROCESS_ADDRESS } from '../../../common/http/in-process.js';
import { Metrics } from '../../../common/metrics/metrics.js';

/** Times each request, by the pattern of its route: addresses as they came would be values without end, and telling. */
export function measureRequests(app: NestFastifyApplication): void {
  const duration = new Histogram({
    name: 'paattu_http_request_duration_seconds',
    help: 'Time from the first byte of a request to the last of its answer, by route, method and status',
    labelNames: ['route', 'method', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [app.get(Metrics).registry],
  });
  app
    .getHttpAdapter()
    .getInstance()
    .addHook('onResponse', ({ ip, method, routeOptions }, reply, done) => {
      if (ip !== IN_PROCESS_ADDRESS) {
        const labels = { route: routeOptions.url ?? 'none', method, status: reply.statusCode };
        duration.observe(labels, reply.elapsedTime / 1000);
      }
      done();
    });
}
