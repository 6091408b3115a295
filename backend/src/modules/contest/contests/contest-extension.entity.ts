import type { ContestDate } from '@paattu/shared/contest-dates';
import {
  Check,
  Column,
  CreateDateColumn,
  Entity,
  Index,
  ManyToOne,
  PrimaryGeneratedColumn,
  type Relation,
} from 'typeorm';
import { Contest } from './contest.entity.js';

/** A date of an announced contest that was moved to a later time, and the published reason. */
@Entity('contest_extensions')
@Index('contest_extensions_of_contest', ['contestId', 'createdAt'])
@Check(
  'contest_extensions_date',
  `date in ('announceAt', 'opensAt', 'closesAt', 'votingOpensAt', 'votingClosesAt', 'winnerAt')`,
)
@Check('contest_extensions_are_later', `to_instant > from_instant`)
@Check('contest_extensions_reason', `reason ~ '\\S'`)
export class ContestExtension {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('uuid')
  contestId: string;

  @ManyToOne(() => Contest, { onDelete: 'CASCADE' })
  contest: Relation<Contest>;

  @Column('text')
  date: ContestDate;

  @Column('timestamptz')
  fromInstant: Date;

  @Column('timestamptz')
  toInstant: Date;

  @Column('text')
  reason: string;

  @Column('text', { nullable: true })
  reasonMalayalam: string | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
