import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';

export type ChallengePurpose = 'register' | 'log-in' | 'identity-check';

/** What an authenticator signs once, so that nobody can send its answer again. */
@Entity('passkey_challenges')
@Index('passkey_challenges_expiry', ['expiresAt'])
@Check('passkey_challenges_hash', `length(challenge_hash) = 32 and length(holder_hash) = 32`)
@Check('passkey_challenges_purpose', `purpose in ('register', 'log-in', 'identity-check')`)
@Check('passkey_challenges_lifetime', `expires_at <= created_at + interval '5 minutes'`)
export class PasskeyChallenge {
  /** SHA-256 of the challenge. */
  @PrimaryColumn('bytea')
  challengeHash: Buffer;

  @Column('text')
  purpose: ChallengePurpose;

  /** SHA-256 of the session that registers or is checked, or of the cookie of the browser that signs in. */
  @Column('bytea')
  holderHash: Buffer;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt: Date;

  @Column('timestamptz')
  expiresAt: Date;
}
