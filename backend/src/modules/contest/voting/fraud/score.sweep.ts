import { Injectable } from '@nestjs/common';
import { Sweep } from '../../../../common/sweeps/sweep.js';
import { VoteScores } from './vote-scores.js';

const EVERY_MS = 30_000;

/** Scores votes again after they changed. A class of its own, because the demo uses the scores in the API process, which sweeps nothing. */
@Injectable()
export class ScoreSweep {
  constructor(private readonly scores: VoteScores) {}

  @Sweep(EVERY_MS, 'votes could not be scored')
  run(): Promise<void> {
    return this.scores.scoreChanged();
  }
}
