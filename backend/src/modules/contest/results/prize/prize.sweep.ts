import { Injectable } from '@nestjs/common';
import { Sweep, takeEach } from '../../../../common/sweeps/sweep.js';
import { LateWarnings } from './late-warnings.service.js';
import { OfferTimes } from './offer-times.service.js';
import { Offers } from './offers.service.js';

const EVERY_MS = 60_000;

/** Makes first offers, and does what is due for each offer. */
@Injectable()
export class PrizeSweep {
  constructor(
    private readonly offers: Offers,
    private readonly times: OfferTimes,
    private readonly warnings: LateWarnings,
  ) {}

  // A step that fails does not stop the 48 hours of another offer.
  @Sweep(EVERY_MS, 'the prize was not looked after', { atStart: true })
  run(): Promise<void> {
    return takeEach([
      () => this.offers.offerFirst(),
      () => this.times.lapseAll(),
      // Before the reminder, which it may stand for.
      () => this.times.resume(),
      () => this.times.remind(),
      () => this.warnings.send(),
    ]);
  }
}
