import { Injectable } from '@nestjs/common';
import { Sweep, takeEach } from '../../../common/sweeps/sweep.js';
import { Announcements } from './announcement/announcements.js';
import { ResultBundles } from './bundle/result-bundles.js';
import { OfferTimes } from './prize/offer-times.service.js';
import { Offers } from './prize/offers.service.js';
import { PrizeNews } from './prize/prize-news.service.js';

const EVERY_MS = 5_000;

/** Takes the worker's steps of results and of offers, in their order. `steps.ts` has those of the owner too. */
@Injectable()
export class ResultsSweep {
  constructor(
    private readonly bundles: ResultBundles,
    private readonly announcements: Announcements,
    private readonly offers: Offers,
    private readonly times: OfferTimes,
    private readonly news: PrizeNews,
  ) {}

  // A bundle that fails stops neither another announcement nor the 48 hours of an offer.
  @Sweep(EVERY_MS, 'a step of a result could not be taken', { atStart: true })
  run(): Promise<void> {
    return takeEach([
      () => this.bundles.complete(),
      () => this.announcements.announceDue(),
      () => this.offers.offerFirst(),
      () => this.offers.sendAgain(),
      () => this.times.lapseAll(),
      // Before the reminder, which it may stand for.
      () => this.times.resume(),
      () => this.times.remind(),
      () => this.news.warnOfLate(),
    ]);
  }
}
