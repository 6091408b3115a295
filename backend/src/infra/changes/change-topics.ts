import { type Topic, TOPICS } from '@paattu/shared/rules';
import {
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common';
import pg from 'pg';
import { Counter } from 'prom-client';
import { DataSource, type EntityManager } from 'typeorm';
import { Metrics } from '../../common/metrics/metrics.js';
import { CONFIG } from '../../config/config.module.js';
import type { Config } from '../../config/config.js';

type Listener = (topic: Topic | 'all') => void;

export const CHANNEL = 'paattu_changes';
const RECONNECT_MS = 500;
const BURST_MS = 1_000;

/**
 * Announces to all API processes that data of a topic has changed, so that they drop cached responses. The process of
 * the change is notified at once, the others through NOTIFY of PostgreSQL.
 */
@Injectable()
export class ChangeTopics implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger(ChangeTopics.name);
  private readonly listeners = new Set<Listener>();
  private client: pg.Client | null = null;
  private retry: NodeJS.Timeout | null = null;
  /** Topics published within the last second, and whether they have changed since. */
  private readonly bursts = new Map<Topic, { changedSince: boolean }>();
  private stopped = false;
  private readonly heard: Counter<'topic'>;

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly dataSource: DataSource,
    metrics: Metrics,
  ) {
    this.heard = new Counter({
      name: 'paattu_changes_heard_total',
      help: 'Changes that PostgreSQL has notified the process of, by topic',
      labelNames: ['topic'],
      registers: [metrics.registry],
    });
    // Without a first value, Prometheus does not see the first change of a topic as an increase.
    for (const topic of [...TOPICS, 'other']) this.heard.inc({ topic }, 0);
  }

  /** Calls `listener` for each change, and with `all` after a lost connection, when changes may have been missed. */
  subscribe(listener: Listener): void {
    this.listeners.add(listener);
  }

  /** Call it after the commit of the change. */
  async publish(topic: Topic): Promise<void> {
    this.notify(topic);
    await this.dataSource.query('select pg_notify($1, $2)', [CHANNEL, topic]).catch((error: unknown) => {
      this.logger.warn({ err: error, topic }, 'could not notify other processes of a change');
    });
  }

  /** Notifies all processes, this one too, when the transaction commits. */
  async publishAtCommit(manager: EntityManager, topic: Topic): Promise<void> {
    await manager.query('select pg_notify($1, $2)', [CHANNEL, topic]);
  }

  /**
   * For changes in bursts, such as plays: this process is notified of each change at once, the others of the first
   * change at once and of the rest together a second later. Does not wait for them.
   */
  publishBurst(topic: Topic): void {
    const burst = this.bursts.get(topic);
    if (burst) {
      burst.changedSince = true;
      this.notify(topic);
      return;
    }
    this.bursts.set(topic, { changedSince: false });
    setTimeout(() => this.endBurst(topic), BURST_MS).unref();
    void this.publish(topic);
  }

  async onApplicationBootstrap(): Promise<void> {
    await this.listen();
  }

  async onApplicationShutdown(): Promise<void> {
    this.stopped = true;
    if (this.retry) clearTimeout(this.retry);
    await this.client?.end().catch(() => {});
  }

  private endBurst(topic: Topic): void {
    const changed = this.bursts.get(topic)?.changedSince;
    this.bursts.delete(topic);
    if (changed && !this.stopped) this.publishBurst(topic);
  }

  /** Notifies only this process. */
  notify(topic: Topic | 'all'): void {
    for (const listener of this.listeners) listener(topic);
  }

  private hear(topic: Topic): void {
    this.notify(topic);
    this.heard.inc({ topic: TOPICS.includes(topic) ? topic : 'other' });
  }

  private async listen(): Promise<void> {
    if (this.stopped) return;
    const client = new pg.Client({
      connectionString: this.config.databaseUrl,
      connectionTimeoutMillis: 15_000,
      keepAlive: true,
    });
    this.client = client;
    client.on('notification', ({ payload }) => this.hear(payload as Topic));
    client.on('error', () => void client.end().catch(() => {}));
    client.on('end', () => this.listenAgain());
    try {
      await client.connect();
      await client.query(`listen ${CHANNEL}`);
      this.notify('all');
    } catch {
      // A lost connection and a failed one both lead here; one timer serves both.
      this.listenAgain();
    }
  }

  private listenAgain(): void {
    if (this.stopped || this.retry) return;
    this.notify('all');
    this.retry = setTimeout(() => {
      this.retry = null;
      void this.listen();
    }, RECONNECT_MS);
  }
}
