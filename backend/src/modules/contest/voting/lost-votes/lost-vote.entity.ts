import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { Ballot } from '../ballot.entity.js';

/** A vote whose entry left the contest while voting was open. It stays when the entry comes back. */
@Entity('lost_votes')
@Index('lost_votes_one_per_entry', ['ballotId', 'entryId'], { unique: true })
@Index('lost_votes_of_entry', ['entryId'])
@Index('lost_votes_unrecorded', ['entryId'], { where: 'emailed_at is not null and recorded_at is null' })
@Index('lost_votes_not_emailed', ['id'], { where: 'emailed_at is null' })
export class LostVote {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('uuid')
  ballotId: string;

  @ManyToOne(() => Ballot)
  @JoinColumn({ name: 'ballot_id' })
  ballot: Relation<Ballot>;

  /** The entry may be erased. */
  @Column('uuid')
  entryId: string;

  @Column('timestamptz', { default: () => 'site_now()' })
  lostAt: Date;

  /** When the email to the voter was queued. */
  @Column('timestamptz', { nullable: true })
  emailedAt: Date | null;

  /** When the email that the entry is back was queued. Null again once it has left anew. */
  @Column('timestamptz', { nullable: true })
  returnedAt: Date | null;

  /** How often it has left again after that. */
  @Column('smallint', { default: 0 })
  returns: number;

  /** When an act counted its voter among those who got the email. */
  @Column('timestamptz', { nullable: true })
  recordedAt: Date | null;
}
