import { Logger } from '@nestjs/common';
import { isNotConnectionError, Queue, Worker } from 'bullmq';
import { isConnectionLoss } from '../../common/errors/database-error.js';
import { withTimeout } from '../../common/with-timeout.js';

const logger = new Logger('Queue');

/** A request waits for this; after the timeout the sweep adds the job. */
const ADDS_WITHIN_MS = 400;
/** Less than the limit of a whole stop. Another worker resumes an interrupted job. */
const CLOSES_WITHIN_MS = 15_000;

/** BullMQ prints each error that has no listener. A lost connection is logged once, by its owner. */
function report(error: Error): void {
  if (isNotConnectionError(error) && !isConnectionLoss(error)) logger.warn({ err: error }, 'queue error');
}

function isOnRedis({ opts }: Queue | Worker): boolean {
  return 'url' in (opts.connection ?? {});
}

/**
 * Whether BullMQ has ever reached its Redis: without a first connection its close never ends. PostgreSQL was reachable
 * when the process started.
 */
function watchConnection(client: Queue | Worker): () => boolean {
  let reached = !isOnRedis(client);
  client.waitUntilReady().then(
    () => (reached = true),
    () => {},
  );
  return () => reached;
}

/** Without a connection there is nothing to finish. */
async function closeWithin(close: () => Promise<void>, reached: boolean): Promise<void> {
  await withTimeout(reached ? CLOSES_WITHIN_MS : 0, close()).catch(() => {});
}

/** A queue that logs its errors, and whose calls end during an outage of Redis. */
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

  /** A slow PostgreSQL delays the request in any case. */
  private inTime<T>(added: Promise<T>): Promise<T> {
    return isOnRedis(this) ? withTimeout(ADDS_WITHIN_MS, added) : added;
  }

  override close(): Promise<void> {
    return closeWithin(() => super.close(), this.reached());
  }
}

/** A worker that logs its errors. It finishes its jobs before it closes. */
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
