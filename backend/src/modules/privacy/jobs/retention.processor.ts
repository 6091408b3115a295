import { Processor, WorkerHost } from '@nestjs/bullmq';
import { RETENTION_QUEUE } from '../../../infra/queue/queues.js';
import { RetentionRunner } from './retention-runner.js';

/** With short locks, another worker resumes the run of a killed one within ten seconds. */
@Processor(RETENTION_QUEUE, { concurrency: 1, lockDuration: 10_000, stalledInterval: 5_000 })
export class RetentionProcessor extends WorkerHost {
  constructor(private readonly runner: RetentionRunner) {
    super();
  }

  process(): Promise<void> {
    return this.runner.run();
  }
}
