import { getQueueToken } from '@nestjs/bullmq';
import { Injectable } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import type { Queue } from 'bullmq';
import { Gauge } from 'prom-client';
import { Metrics } from '../../../common/metrics/metrics.js';
import { SHOWN_QUEUES } from '../../../infra/queue/queues.js';

const STATES = ['waiting', 'prioritized', 'active', 'delayed', 'failed'] as const;

/** The number and the age of waiting jobs. Read from BullMQ, so it works on PostgreSQL and on Redis. */
@Injectable()
export class QueueMetrics {
  constructor(metrics: Metrics, modules: ModuleRef) {
    const registers = [metrics.registry];
    const jobs = new Gauge({
      name: 'paattu_queue_jobs',
      help: 'Jobs by queue and state',
      labelNames: ['queue', 'state'],
      registers,
    });
    const oldest = new Gauge({
      name: 'paattu_queue_oldest_waiting_seconds',
      help: 'Age of the next job of a queue, with or without a priority; 0 while none waits',
      labelNames: ['queue'],
      registers,
    });
    metrics.addSource(
      'queue',
      [jobs, oldest],
      () =>
        Promise.all(
          SHOWN_QUEUES.map((name) => readQueue(modules.get<Queue>(getQueueToken(name), { strict: false }))),
        ),
      (states) => {
        for (const { name, counts, waitingSince } of states) {
          for (const state of STATES) jobs.set({ queue: name, state }, counts[state] ?? 0);
          const age = waitingSince === null ? 0 : Math.max(0, Date.now() - waitingSince);
          oldest.set({ queue: name }, age / 1000);
        }
      },
    );
  }
}

async function readQueue(queue: Queue) {
  const [counts, waiting, prioritized] = await Promise.all([
    queue.getJobCounts(...STATES),
    queue.getJobs('waiting', 0, 0, true),
    queue.getJobs('prioritized', 0, 0, true),
  ]);
  const since = [...waiting, ...prioritized].map(({ timestamp }) => timestamp);
  return { name: queue.name, counts, waitingSince: since.length === 0 ? null : Math.min(...since) };
}
