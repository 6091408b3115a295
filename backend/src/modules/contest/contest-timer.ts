import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Changes } from '../../infra/changes/changes.js';

/** A timer cannot wait longer than 24.8 days; looking again each day also heals a clock that was set. */
const LONGEST_WAIT_MS = 24 * 60 * 60 * 1000;
/** The database may be away for a moment. */
const NEXT_TRY_MS = 5_000;
/** Timers may ring a moment early, and what is made then would be stale at once. */
const MARGIN_MS = 20;

/**
 * What is kept ready of the contest goes stale by the mere passing of time: at each of its instants this process
 * drops it. Each API process has its own timer, so none has to tell the others.
 */
@Injectable()
export class ContestTimer implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger(ContestTimer.name);
  private timer: NodeJS.Timeout | null = null;
  private stopped = false;
  private attempts = 0;

  constructor(
    private readonly dataSource: DataSource,
    private readonly changes: Changes,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    this.changes.subscribe((topic) => {
      if (topic === 'contest' || topic === 'all') void this.setOut();
    });
    await this.setOut();
  }

  onApplicationShutdown(): void {
    this.stopped = true;
    if (this.timer) clearTimeout(this.timer);
  }

  private async setOut(): Promise<void> {
    const attempt = ++this.attempts;
    const set = await this.nextInstant().then(
      (next) => () => this.waitFor(next),
      (error: unknown) => {
        this.logger.warn({ err: error }, 'could not read when the contest changes next');
        return () => setTimeout(() => void this.setOut(), NEXT_TRY_MS);
      },
    );
    // A change that came meanwhile has asked anew, and its answer is the newer one.
    if (this.stopped || attempt !== this.attempts) return;
    if (this.timer) clearTimeout(this.timer);
    this.timer = set().unref();
  }

  private waitFor(next: Date | null): NodeJS.Timeout {
    const wait = next === null ? Infinity : next.getTime() - Date.now();
    return wait > LONGEST_WAIT_MS
      ? setTimeout(() => void this.setOut(), LONGEST_WAIT_MS)
      : setTimeout(() => this.ring(), wait + MARGIN_MS);
  }

  /** Sets out anew by what it tells itself. */
  private ring(): void {
    this.changes.notify('entries');
    this.changes.notify('contest');
  }

  private async nextInstant(): Promise<Date | null> {
    const [{ next }] = await this.dataSource.query<[{ next: Date | null }]>(
      `select min(instant) as next
       from contests, unnest(array[announce_at, opens_at, closes_at, voting_opens_at, voting_closes_at, winner_at]) instant
       where instant > $1`,
      [new Date()],
    );
    return next;
  }
}
