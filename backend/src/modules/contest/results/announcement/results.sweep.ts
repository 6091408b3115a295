import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { ResultBundles } from '../bundle/result-bundles.js';
import { Announcements } from './announcements.js';

const EVERY_MS = 5_000;

/** Completes the bundles of certified results, and announces those that are due. */
@Injectable()
export class ResultsSweep implements OnApplicationBootstrap {
  private readonly logger = new Logger(ResultsSweep.name);
  private running = false;

  constructor(
    private readonly bundles: ResultBundles,
    private readonly announcements: Announcements,
  ) {}

  onApplicationBootstrap(): void {
    void this.run();
  }

  @Interval(EVERY_MS)
  async run(): Promise<void> {
    // A bundle of many votes takes longer than the interval.
    if (this.running) return;
    this.running = true;
    // A bundle that fails does not stop the announcement of another one.
    await this.attempt(() => this.bundles.complete());
    await this.attempt(() => this.announcements.announceDue());
    this.running = false;
  }

  private async attempt(step: () => Promise<void>): Promise<void> {
    try {
      await step();
    } catch (error) {
      this.logger.warn({ err: error }, 'results could not be announced; the next run tries again');
    }
  }
}
