import { Inject, Injectable } from '@nestjs/common';
import type { Config } from '../../config/config.js';
import { CONFIG } from '../../config/config.module.js';

/** The time by which contests run. Tests move it by `CLOCK_OFFSET`; `site_now()` is the same clock in SQL, which only the role that migrates lets be moved. */
@Injectable()
export class Clock {
  constructor(@Inject(CONFIG) private readonly config: Pick<Config, 'clockOffsetSeconds'>) {}

  now(): Date {
    return new Date(Date.now() + this.config.clockOffsetSeconds * 1_000);
  }
}
