import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { createToken, hashToken } from '../../../common/tokens.js';
import type { ChallengePurpose } from './passkey-challenge.entity.js';

/** Challenges of five minutes. Each is good for one answer, of the session or browser that asked for it. */
@Injectable()
export class PasskeyChallenges {
  constructor(private readonly dataSource: DataSource) {}

  async make(purpose: ChallengePurpose, holder: string): Promise<string> {
    const challenge = createToken();
    await this.dataSource.query('delete from passkey_challenges where expires_at <= now()');
    await this.dataSource.query(
      `insert into passkey_challenges (challenge_hash, purpose, holder_hash, expires_at)
       values ($1, $2, $3, now() + interval '5 minutes')`,
      [hashToken(challenge), purpose, hashToken(holder)],
    );
    return challenge;
  }

  /** Uses up the challenge that an answer has signed. Returns it; null if the holder has no such challenge. */
  async take(purpose: ChallengePurpose, holder: string, clientDataJSON: string): Promise<string | null> {
    const challenge = challengeIn(clientDataJSON);
    if (challenge === null) return null;
    const [, taken] = await this.dataSource.query<[unknown[], number]>(
      `delete from passkey_challenges
       where challenge_hash = $1 and purpose = $2 and holder_hash = $3 and expires_at > now()`,
      [hashToken(challenge), purpose, hashToken(holder)],
    );
    return taken === 1 ? challenge : null;
  }
}

function challengeIn(clientDataJSON: string): string | null {
  try {
    const data = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString()) as {
      challenge?: unknown;
    } | null;
    return typeof data?.challenge === 'string' ? data.challenge : null;
  } catch {
    return null;
  }
}
