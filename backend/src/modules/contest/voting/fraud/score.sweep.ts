import { Injectable, Logger } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { VoteScores } from './vote-scores.js';

const EVERY_MS = 30_000;

/** Scores votes again after they changed. */
@Injectable()
export class ScoreSweep {
  private isRunning = false;
  private readonly logger = new Logger(ScoreSweep.name);

  constructor(private readonly scores: VoteScores) {}

  /** Never throws. Skipped while the run before looks up domains. */
  @Interval(EVERY_MS)
  async run(): Promise<void> {
    if (this.isRunning) return;
    this.isRunning = true;
    try {
      await this.scores.scoreChanged();
    } catch (error) {
      this.logger.warn({ err: error }, 'votes could not be scored; the next run tries again');
    } finally {
      this.isRunning = false;
    }
  }
}
