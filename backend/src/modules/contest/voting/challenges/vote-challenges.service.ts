import { createHmac, randomInt } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { type Challenge, createChallenge, type Payload, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { DataSource } from 'typeorm';
import { CONFIG } from '../../../../config/config.module.js';
import type { Config } from '../../../../config/config.js';

const LIFETIME_MINUTES = 10;

/** How many keys a browser derives: about half a second on a computer, two on a simple phone. */
const COUNTERS = { from: 250, to: 500 } as const;

/** Iterations of PBKDF2 for each of them. */
const COST = 5_000;

/** Proofs of work, which make each email that a vote asks for cost some computing. They price programs, not people. */
@Injectable()
export class VoteChallenges {
  private readonly secrets: { hmacSignatureSecret: string; hmacKeySignatureSecret: string };

  constructor(
    @Inject(CONFIG) config: Config,
    private readonly dataSource: DataSource,
  ) {
    const secret = (name: string) => createHmac('sha256', config.linkSecret).update(name).digest('hex');
    this.secrets = {
      hmacSignatureSecret: secret('vote challenge'),
      hmacKeySignatureSecret: secret('vote challenge key'),
    };
  }

  /** Creates a challenge that is good for one vote for this entry. */
  create(entryId: string): Promise<Challenge> {
    return createChallenge({
      algorithm: 'PBKDF2/SHA-256',
      cost: COST,
      counter: randomInt(COUNTERS.from, COUNTERS.to),
      data: { entryId },
      deriveKey,
      expiresAt: new Date(Date.now() + LIFETIME_MINUTES * 60_000),
      ...this.secrets,
    });
  }

  /** Returns whether `proof` solves a challenge of this entry that is used for the first time. */
  async accept(proof: string, entryId: string): Promise<boolean> {
    const payload = parse(proof);
    if (payload?.challenge.parameters.data?.['entryId'] !== entryId) return false;
    const { challenge, solution } = payload;
    const { verified } = await verifySolution({ challenge, solution, deriveKey, ...this.secrets });
    return verified && this.use(challenge);
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

/** Returns null for anything that is not the JSON of a solved challenge in Base64. */
function parse(proof: string): Payload | null {
  try {
    const payload = JSON.parse(Buffer.from(proof, 'base64').toString('utf8')) as Payload | null;
    const { nonce, salt, keyPrefix } = payload?.challenge.parameters ?? {};
    const { counter, derivedKey } = payload?.solution ?? {};
    const texts = [nonce, salt, keyPrefix, derivedKey, payload?.challenge.signature];
    return texts.every((text) => typeof text === 'string') && Number.isInteger(counter) ? payload : null;
  } catch {
    return null;
  }
}
