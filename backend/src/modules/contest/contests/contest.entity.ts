import {
  Check,
  Column,
  CreateDateColumn,
  Entity,
  Exclusion,
  PrimaryGeneratedColumn,
  UpdateDateColumn,
} from 'typeorm';
import type { EntryGate } from '@paattu/api-client/contest-dates';

@Entity('contests')
@Exclusion('contests_apart', `using gist (tstzrange(announce_at, winner_at) with &&)`)
@Check('contests_entry_gate', `entry_gate in ('always', 'submission_phase')`)
@Check(
  'contests_dates_in_order',
  `announce_at <= opens_at and opens_at < closes_at and closes_at <= voting_opens_at and voting_opens_at < voting_closes_at and voting_closes_at <= winner_at`,
)
export class Contest {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('text')
  title: string;

  @Column('text', { nullable: true })
  titleMalayalam: string | null;

  @Column('text')
  songTitle: string;

  @Column('text', { nullable: true })
  songTitleMalayalam: string | null;

  /** Whole rupees. */
  @Column('integer')
  prizeAmount: number;

  @Column('text', { nullable: true })
  tutorialUrl: string | null;

  @Column('text', { nullable: true })
  sponsorName: string | null;

  @Column('text', { nullable: true })
  sponsorNameMalayalam: string | null;

  @Column('text', { nullable: true })
  sponsorUrl: string | null;

  /** IANA zone in which the instants below are calendar dates, e.g. `Asia/Kolkata`. */
  @Column('text')
  timeZone: string;

  @Column('timestamptz')
  announceAt: Date;

  @Column('timestamptz')
  opensAt: Date;

  @Column('timestamptz')
  closesAt: Date;

  @Column('timestamptz')
  votingOpensAt: Date;

  @Column('timestamptz')
  votingClosesAt: Date;

  @Column('timestamptz')
  winnerAt: Date;

  /** `always` accepts entries in every phase; `submission_phase` only between `opensAt` and `closesAt`. */
  @Column('text', { default: 'submission_phase' })
  entryGate: EntryGate;

  /** Written by triggers of `contest_entries` for the previous release, and dropped by the next one (decision 020). */
  @Column({ type: 'integer', default: 0, select: false, insert: false, update: false })
  approvedEntryCount: number;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  @UpdateDateColumn({ type: 'timestamptz' })
  updatedAt: Date;
}
