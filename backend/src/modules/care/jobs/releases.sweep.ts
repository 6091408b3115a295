import { Injectable } from '@nestjs/common';
import { Sweep } from '../../../common/sweeps/sweep.js';
import { ReleaseLookUp } from '../release-look-up.service.js';

const EVERY_MS = 60_000;

@Injectable()
export class ReleasesSweep {
  constructor(private readonly lookUp: ReleaseLookUp) {}

  @Sweep(EVERY_MS, 'no look for a newer release', { afterwards: 'tomorrow tries again' })
  run(): Promise<void> {
    return this.lookUp.lookIfDue();
  }
}
