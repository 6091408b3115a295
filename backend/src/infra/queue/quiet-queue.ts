import { Logger } from '@nestjs/common';
import { isNotConnectionError, Queue, Worker } from 'bullmq';
import { isConnectionLoss } from '../../common/errors/database-error.js';

const logger = new Logger('Queue');

/** BullMQ prints an error that nobody listens to, once a try; a lost connection is told of once, by who owns it. */
function report(error: Error): void {
  if (isNotConnectionError(error) && !isConnectionLoss(error)) logger.warn({ err: error }, 'queue error');
}

/** A queue whose errors go to the log. */
export class QuietQueue extends Queue {
  constructor(...args: ConstructorParameters<typeof Queue>) {
    super(...args);
    this.on('error', report);
  }
}

/** A worker whose errors go to the log. */
export class QuietWorker extends Worker {
  constructor(...args: ConstructorParameters<typeof Worker>) {
    super(...args);
    this.on('error', report);
  }
}
