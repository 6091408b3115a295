import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { Clock } from '../../../../common/clock/clock.js';
import { SCHEDULED_UNITS } from '../videos/youtube-quota.js';
import { DueVideos } from './due-videos.js';
import { VideoWatch } from './video-watch.js';

const EVERY_MS = 10 * 60 * 1_000;

/** Looks at each watched video once a day, and at those that nobody could look at once YouTube answers. */
@Injectable()
export class WatchSweep implements OnApplicationBootstrap {
  private readonly logger = new Logger(WatchSweep.name);

  constructor(
    private readonly due: DueVideos,
    private readonly watch: VideoWatch,
    private readonly clock: Clock,
  ) {}

  onApplicationBootstrap(): void {
    void this.run();
  }

  @Interval(EVERY_MS)
  async run(now = this.clock.now()): Promise<void> {
    try {
      await this.due.addMissing(now);
      let ids = await this.due.take(now);
      while (ids.length > 0) {
        await this.watch.lookAt(ids, SCHEDULED_UNITS, now);
        ids = await this.due.take(now);
      }
    } catch (error) {
      this.logger.warn({ err: error }, 'videos could not be looked at; those that are due wait an hour');
    }
  }
}
