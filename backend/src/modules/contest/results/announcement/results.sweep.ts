import { Injectable } from '@nestjs/common';
import { Sweep, takeEach } from '../../../../common/sweeps/sweep.js';
import { ResultBundles } from '../bundle/result-bundles.js';
import { Announcements } from './announcements.js';

const EVERY_MS = 5_000;

/** Completes the bundles of certified results, and announces those that are due. */
@Injectable()
export class ResultsSweep {
  constructor(
    private readonly bundles: ResultBundles,
    private readonly announcements: Announcements,
  ) {}

  // A bundle that fails does not stop the announcement of another one.
  @Sweep(EVERY_MS, 'results could not be announced', { atStart: true })
  run(): Promise<void> {
    return takeEach([() => this.bundles.complete(), () => this.announcements.announceDue()]);
  }
}
