import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A proof of work that was accepted, so that it is accepted once. */
@Entity('used_vote_challenges')
@Check('used_vote_challenges_nonce', 'length(nonce) between 1 and 100')
export class UsedVoteChallenge {
  @PrimaryColumn('text')
  nonce: string;

  @Index('used_vote_challenges_expiry')
  @Column('timestamptz')
  expiresAt: Date;
}
