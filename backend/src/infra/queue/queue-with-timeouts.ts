import { Logger } from '@nestjs/common';
import { isNotConnectionError, Queue, Worker } from 'bullmq';
import { isConnectionLoss } from '../../common/errors/database-error.js';
import { withTimeout } from '../../common/with-timeout.js';

const logger = new Logger('Queue');

/** Who adds a job on Redis has somebody waiting; what was not added is found by the sweeps. */
const ADDS_WITHIN_MS = 400;
/** Less than a stop may take in all; a job that is cut off is taken up again by another worker. */
const CLOSES_WITHIN_MS = 15_000;

/** BullMQ prints an error that nobody listens to, once a try; a lost connection is told of once, by who owns it. */
function report(error: Error): void {
  if (isNotConnectionError(error) && !isConnectionLoss(error)) logger.warn({ err: error }, 'queue error');
}

function isOnRedis({ opts }: Queue | Worker): boolean {
  return 'url' in (opts.connection ?? {});
}

/**
 * Whether BullMQ has ever reached its Redis: it waits for its first connection for ever, to close it too. PostgreSQL
 * was there when the process started, or it would not have.
 */
function watchConnection(client: Queue | Worker): () => boolean {
  let reached = !isOnRedis(client);
  client.waitUntilReady().then(
    () => (reached = true),
    () => {},
  );
  return () => reached;
}

/** Where there never was a connection there is nothing to finish. */
async function closeWithin(close: () => Promise<void>, reached: boolean): Promise<void> {
  await withTimeout(reached ? CLOSES_WITHIN_MS : 0, close()).catch(() => {});
}

/** A queue whose errors go to the log, and that holds nobody up while what it stands on is away. */
export class QueueWithTimeouts extends Queue {
  private readonly reached: () => boolean;

  constructor(...args: ConstructorParameters<typeof Queue>) {
    super(...args);
    this.on('error', report);
    this.reached = watchConnection(this);
  }

  override add(...args: Parameters<Queue['add']>): ReturnType<Queue['add']> {
    return this.inTime(super.add(...args));
  }

  override addBulk(...args: Parameters<Queue['addBulk']>): ReturnType<Queue['addBulk']> {
    return this.inTime(super.addBulk(...args));
  }

  /** PostgreSQL is what the request itself waits for: where that is slow, all is. */
  private inTime<T>(added: Promise<T>): Promise<T> {
    return isOnRedis(this) ? withTimeout(ADDS_WITHIN_MS, added) : added;
  }

  override close(): Promise<void> {
    return closeWithin(() => super.close(), this.reached());
  }
}

/** A worker whose errors go to the log. It finishes its jobs before it closes. */
export class WorkerWithTimeouts extends Worker {
  private readonly reached: () => boolean;

  constructor(...args: ConstructorParameters<typeof Worker>) {
    super(...args);
    this.on('error', report);
    this.reached = watchConnection(this);
  }

  override close(force?: boolean): Promise<void> {
    return closeWithin(() => super.close(force), this.reached());
  }
}
