import { Inject, Injectable } from '@nestjs/common';
import { Counter, Gauge, Registry } from 'prom-client';
import { withTimeout } from '../with-timeout.js';

/** The process that reports the metrics. */
export type ProcessRole = 'api' | 'worker';
export const PROCESS_ROLE = Symbol('process-role');

/** Sources outside the process are read at most once in this time, regardless of the number of scrapes. */
const KEPT_MS = 5_000;
const TIMEOUT_MS = 2_000;

interface Source {
  name: string;
  refresh(): Promise<void>;
  refreshedAt: number;
  refreshing: Promise<void> | null;
}

/** The metrics of this process; each module adds its own. */
@Injectable()
export class Metrics {
  readonly registry = new Registry();
  readonly rateLimitRejections = new Counter({
    name: 'paattu_rate_limit_rejections_total',
    help: 'Requests rejected by a rate limit, by limit',
    labelNames: ['limit'],
    registers: [this.registry],
  });
  private readonly sources: Source[] = [];
  private readonly sourceUp = new Gauge({
    name: 'paattu_metrics_source_up',
    help: 'Whether the source of the metrics answered; if not, they are left out',
    labelNames: ['source'],
    registers: [this.registry],
  });

  constructor(@Inject(PROCESS_ROLE) role: ProcessRole) {
    this.registry.setDefaultLabels({ process: role });
  }

  /**
   * Adds gauges that are read on demand: `read` reads the value, `show` sets the gauges. They are left out while `read`
   * fails.
   */
  addSource<T>(name: string, gauges: Gauge[], read: () => Promise<T>, show: (value: T) => void): void {
    const refresh = async () => {
      const value = await withTimeout(TIMEOUT_MS, read()).catch(() => null);
      for (const gauge of gauges) gauge.reset();
      if (value !== null) show(value);
      this.sourceUp.set({ source: name }, value === null ? 0 : 1);
    };
    this.sources.push({ name, refresh, refreshedAt: -Infinity, refreshing: null });
  }

  /** All metrics in the text format of Prometheus. A source that fails affects only its own metrics. */
  async scrape(): Promise<string> {
    await Promise.all(this.sources.map((source) => bringUpToDate(source)));
    return this.registry.metrics();
  }
}

async function bringUpToDate(source: Source): Promise<void> {
  if (performance.now() - source.refreshedAt < KEPT_MS) return;
  source.refreshing ??= source.refresh().finally(() => {
    source.refreshedAt = performance.now();
    source.refreshing = null;
  });
  await source.refreshing;
}
