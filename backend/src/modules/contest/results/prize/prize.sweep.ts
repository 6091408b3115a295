import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { LateWarnings } from './late-warnings.service.js';
import { OfferTimes } from './offer-times.service.js';
import { Offers } from './offers.service.js';

const EVERY_MS = 60_000;

/** Makes first offers, and does what is due for each offer. */
@Injectable()
export class PrizeSweep implements OnApplicationBootstrap {
  private readonly logger = new Logger(PrizeSweep.name);

  constructor(
    private readonly offers: Offers,
    private readonly times: OfferTimes,
    private readonly warnings: LateWarnings,
  ) {}

  onApplicationBootstrap(): void {
    void this.run();
  }

  /** Never throws. */
  @Interval(EVERY_MS)
  async run(): Promise<void> {
    const steps = [
      () => this.offers.offerFirst(),
      () => this.times.lapseAll(),
      // Before the reminder, which it may stand for.
      () => this.times.resume(),
      () => this.times.remind(),
      () => this.warnings.send(),
    ];
    // A step that fails does not stop the 48 hours of another offer.
    for (const step of steps)
      try {
        await step();
      } catch (error) {
        this.logger.warn({ err: error }, 'the prize was not looked after; the next run tries again');
      }
  }
}
