import { Injectable } from '@nestjs/common';
import { Sweep } from '../../../../common/sweeps/sweep.js';
import { Clock } from '../../../../common/clock/clock.js';
import { SCHEDULED_UNITS } from '../videos/youtube-quota.js';
import { DueVideos } from './due-videos.js';
import { VideoWatch } from './video-watch.js';

const EVERY_MS = 10 * 60 * 1_000;

/** Looks at each watched video once a day, and at those that nobody could look at once YouTube answers. */
@Injectable()
export class WatchSweep {
  constructor(
    private readonly due: DueVideos,
    private readonly watch: VideoWatch,
    private readonly clock: Clock,
  ) {}

  @Sweep(EVERY_MS, 'videos could not be looked at', {
    atStart: true,
    afterwards: 'those that are due wait an hour',
  })
  async run(now = this.clock.now()): Promise<void> {
    await this.due.addMissing(now);
    let ids = await this.due.take(now);
    while (ids.length > 0) {
      await this.watch.lookAt(ids, SCHEDULED_UNITS, now);
      ids = await this.due.take(now);
    }
  }
}
