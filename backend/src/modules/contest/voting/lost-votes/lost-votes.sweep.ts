import { Injectable } from '@nestjs/common';
import { Sweep } from '../../../../common/sweeps/sweep.js';
import { LostVotes } from './lost-votes.js';
import { ToldVoters } from './told-voters.js';

const EVERY_MS = 60_000;

/** Looks for votes whose entry has left the contest. */
@Injectable()
export class LostVotesSweep {
  constructor(
    private readonly votes: LostVotes,
    private readonly told: ToldVoters,
  ) {}

  @Sweep(EVERY_MS, 'voters whose entry is gone could not be emailed, or who was told not recorded', {
    atStart: true,
  })
  async run(): Promise<void> {
    await this.votes.emailVoters();
    await this.told.record();
  }
}
