import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { LostVotes } from './lost-votes.js';
import { ToldVoters } from './told-voters.js';

const EVERY_MS = 60_000;

/** Looks for votes whose entry has left the contest. */
@Injectable()
export class LostVotesSweep implements OnApplicationBootstrap {
  private readonly logger = new Logger(LostVotesSweep.name);

  constructor(
    private readonly votes: LostVotes,
    private readonly told: ToldVoters,
  ) {}

  onApplicationBootstrap(): void {
    void this.run();
  }

  @Interval(EVERY_MS)
  async run(): Promise<void> {
    try {
      await this.votes.emailVoters();
      await this.told.record();
    } catch (error) {
      this.logger.warn(
        { err: error },
        'voters whose entry is gone could not be emailed, or who was told not recorded; the next run tries again',
      );
    }
  }
}
