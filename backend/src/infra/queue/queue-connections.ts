import { assertSchemaCompatibility, PostgresConnection, PostgresQueueBackend } from 'bullmq';
import pg from 'pg';
import type { ProcessRole } from '../../common/metrics/metrics.js';
import { JOBS_SCHEMA } from './migrate-jobs.js';
import { QUEUES } from './queues.js';

/** For the queries of all queues and workers. */
const QUERIES = 4;

type QueueOptions = ConstructorParameters<typeof PostgresQueueBackend>[2];

/**
 * The connections of a process to PostgreSQL for its jobs. BullMQ by itself opens a pool for each queue and one for each
 * worker; here they share one.
 */
export class QueueConnections {
  readonly pool: pg.Pool;
  private checked: Promise<void> | null = null;
  private users = 0;

  constructor(databaseUrl: string, role: ProcessRole) {
    this.pool = new pg.Pool({
      connectionString: databaseUrl,
      options: `-c search_path=${JOBS_SCHEMA}`,
      keepAlive: true,
      // The worker of a queue keeps one, on which it listens.
      max: role === 'worker' ? QUERIES + QUEUES.length : QUERIES,
    });
    // Each queue and each worker hears of a lost connection.
    this.pool.setMaxListeners(2 * QUEUES.length);
  }

  /** @param listensAs the name of the worker's connection on which it listens */
  backend(queue: string, listensAs: string | undefined): PostgresQueueBackend {
    this.users += 1;
    const options: QueueOptions = { connection: this.pool };
    return new PostgresQueueBackend(new SharedConnections(this), queue, options, true, listensAs);
  }

  /** One check is enough for all of them. */
  check(): Promise<void> {
    this.checked ??= assertSchemaCompatibility(this.pool, JOBS_SCHEMA).then(() => {});
    return this.checked;
  }

  /** The last one that closes ends the pool: others finish their jobs until then. */
  async release(): Promise<void> {
    this.users -= 1;
    if (this.users === 0) await this.pool.end();
  }
}

/** What one queue or worker has of them. */
class SharedConnections extends PostgresConnection {
  override readonly schema = JOBS_SCHEMA;
  private released: Promise<void> | null = null;

  constructor(private readonly connections: QueueConnections) {
    super(connections.pool);
  }

  override waitUntilReady(): Promise<void> {
    return this.connections.check();
  }

  override close(): Promise<void> {
    this.released ??= super.close().then(() => this.connections.release());
    return this.released;
  }
}
