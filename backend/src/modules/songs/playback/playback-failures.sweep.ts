import { Injectable } from '@nestjs/common';
import { Sweep } from '../../../common/sweeps/sweep.js';
import { SWEEP_EVERY_MS } from '../../../infra/storage/sweep-stray-files.js';
import { PlaybackFailures } from './playback-failures.service.js';

/** Deletes the numbers that no list counts any more. */
@Injectable()
export class PlaybackFailuresSweep {
  constructor(private readonly failures: PlaybackFailures) {}

  @Sweep(SWEEP_EVERY_MS, 'old counts of playback failures could not be deleted')
  async run(): Promise<void> {
    await this.failures.deleteOld();
  }
}
