import { WorkerHost } from '@nestjs/bullmq';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import type { Job, Worker } from 'bullmq';
import { Histogram } from 'prom-client';
import { VOTER_EMAILS_QUEUE } from '../../../infra/queue/queues.js';
import { Metrics } from '../../../common/metrics/metrics.js';

/** The jobs of a worker, by queue and outcome, with their durations. Not those of emails to voters: their number is a tally. */
@Injectable()
export class JobMetrics implements OnApplicationBootstrap {
  private readonly duration: Histogram<'queue' | 'outcome'>;

  constructor(
    metrics: Metrics,
    private readonly discovery: DiscoveryService,
  ) {
    this.duration = new Histogram({
      name: 'paattu_job_duration_seconds',
      help: 'Duration of the attempts of jobs, by queue and outcome',
      labelNames: ['queue', 'outcome'],
      buckets: [0.01, 0.05, 0.1, 0.5, 1, 5, 10, 30, 60, 300],
      registers: [metrics.registry],
    });
  }

  onApplicationBootstrap(): void {
    for (const { instance } of this.discovery.getProviders()) {
      if (!(instance instanceof WorkerHost)) continue;
      const worker = instance.worker as Worker;
      if (worker.name !== VOTER_EMAILS_QUEUE) this.watch(worker);
    }
  }

  private watch(worker: Worker): void {
    const note = (outcome: 'done' | 'failed', job: Job | undefined) => {
      // A job that stalled too often has no duration.
      if (job?.processedOn === undefined) return;
      const { processedOn, finishedOn = Date.now() } = job;
      this.duration.observe({ queue: worker.name, outcome }, (finishedOn - processedOn) / 1000);
    };
    worker.on('completed', (job) => note('done', job));
    worker.on('failed', (job) => note('failed', job));
  }
}
