import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { Ballot } from './ballot.entity.js';

/** A browser in which the voter may move or take back a vote without an account. */
@Entity('vote_sessions')
@Index('vote_sessions_of_ballot', ['ballotId', 'expiresAt'])
export class VoteSession {
  /** SHA-256 of the token in the browser's cookie. */
  @PrimaryColumn('bytea')
  tokenHash: Buffer;

  @Column('uuid')
  ballotId: string;

  @ManyToOne(() => Ballot)
  @JoinColumn({ name: 'ballot_id' })
  ballot: Relation<Ballot>;

  @Column('timestamptz')
  expiresAt: Date;
}
