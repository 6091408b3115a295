import { Inject, Injectable } from '@nestjs/common';
import type { Challenge } from 'altcha-lib';
import { DataSource } from 'typeorm';
import { ProofOfWork } from '../../../../common/proof-of-work.js';
import { CONFIG } from '../../../../config/config.module.js';
import type { Config } from '../../../../config/config.js';

const LIFETIME_MINUTES = 10;

/** Proofs of work, which make each email that a vote asks for cost some computing. */
@Injectable()
export class VoteChallenges {
  private readonly work: ProofOfWork;

  constructor(
    @Inject(CONFIG) config: Config,
    private readonly dataSource: DataSource,
  ) {
    this.work = new ProofOfWork(config.linkSecret, 'vote challenge');
  }

  /** Creates a challenge that is good for one vote for this entry. */
  create(entryId: string): Promise<Challenge> {
    return this.work.create({ entryId }, new Date(Date.now() + LIFETIME_MINUTES * 60_000));
  }

  /** Returns whether `proof` solves a challenge of this entry that is used for the first time. */
  async accept(proof: string, entryId: string): Promise<boolean> {
    const challenge = await this.work.solved(proof, { entryId });
    return challenge !== null && this.use(challenge);
  }

  /**
   * Each use deletes a few that have expired, so no sweep is needed. None expires sooner than a lifetime after its use: by the clock of
   * a server that is behind, it is still good then.
   */
  private async use({ parameters: { nonce, expiresAt } }: Challenge): Promise<boolean> {
    const rows = await this.dataSource.query<unknown[]>(
      `with expired as (
         delete from used_vote_challenges where nonce in (
           select nonce from used_vote_challenges where expires_at < now() order by expires_at limit 100
           for update skip locked)
       )
       insert into used_vote_challenges (nonce, expires_at) values ($1, greatest(to_timestamp($2), now() + interval '${LIFETIME_MINUTES} minutes'))
       on conflict do nothing returning nonce`,
      [nonce, expiresAt],
    );
    return rows.length === 1;
  }
}
