import { Logger } from '@nestjs/common';
import { isNotConnectionError, Queue, Worker } from 'bullmq';
import { isConnectionLoss } from '../../common/errors/database-error.js';
import { withPatience } from '../../common/patience.js';

const logger = new Logger('Queue');

/** Who adds a job has somebody waiting; what was not added is found by the sweeps. */
const PATIENCE_MS = 800;

/** BullMQ prints an error that nobody listens to, once a try; a lost connection is told of once, by who owns it. */
function report(error: Error): void {
  if (isNotConnectionError(error) && !isConnectionLoss(error)) logger.warn({ err: error }, 'queue error');
}

/** A queue whose errors go to the log, and that holds nobody up: BullMQ waits for ever for its first connection. */
export class QuietQueue extends Queue {
  constructor(...args: ConstructorParameters<typeof Queue>) {
    super(...args);
    this.on('error', report);
  }

  override add(...args: Parameters<Queue['add']>): ReturnType<Queue['add']> {
    return withPatience(PATIENCE_MS, super.add(...args));
  }

  override addBulk(...args: Parameters<Queue['addBulk']>): ReturnType<Queue['addBulk']> {
    return withPatience(PATIENCE_MS, super.addBulk(...args));
  }
}

/** A worker whose errors go to the log. */
export class QuietWorker extends Worker {
  constructor(...args: ConstructorParameters<typeof Worker>) {
    super(...args);
    this.on('error', report);
  }
}
