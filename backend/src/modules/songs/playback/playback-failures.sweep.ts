import { Injectable } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { SWEEP_EVERY_MS } from '../../../infra/storage/sweep-stray-files.js';
import { PlaybackFailures } from './playback-failures.service.js';

/** Deletes the numbers that no list counts any more. */
@Injectable()
export class PlaybackFailuresSweep {
  constructor(private readonly failures: PlaybackFailures) {}

  @Interval(SWEEP_EVERY_MS)
  async run(): Promise<void> {
    await this.failures.deleteOld();
  }
}
