import {
  Check,
  Column,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
  type Relation,
} from 'typeorm';
import { ContestEntry } from '../../entries/contest-entry.entity.js';
import { Judge } from '../judges/judge.entity.js';
import { JuryRound } from '../rounds/jury-round.entity.js';

/**
 * `abstained`: the judge gives no marks, for a reason, and may resume. `recused`: she has a conflict of interest, for ever. Only the marks
 * of `submitted` count.
 */
export const ASSIGNMENT_STATES = ['assigned', 'draft', 'submitted', 'abstained', 'recused'] as const;

export type AssignmentState = (typeof ASSIGNMENT_STATES)[number];

export const ABSTAIN_REASONS = ['sound', 'language', 'video', 'other'] as const;

export type AbstainReason = (typeof ABSTAIN_REASONS)[number];

/** Marks are half points: 0 to 10 in halves. */
export const MAX_MARK = 20;

/** An entry that one judge marks in one round. */
@Entity('jury_assignments')
@Index('jury_assignments_once', ['roundId', 'judgeId', 'entryId'], { unique: true })
@Index('jury_assignments_of_judge', ['judgeId'])
@Index('jury_assignments_of_entry', ['entryId'])
@Check('jury_assignments_state', `state in ('assigned', 'draft', 'submitted', 'abstained', 'recused')`)
@Check('jury_assignments_rendition', `rendition between 0 and 20`)
@Check('jury_assignments_engagement', `engagement between 0 and 20`)
@Check('jury_assignments_lock', `rendition_locked_at is null or rendition is not null`)
@Check('jury_assignments_engagement_after_lock', `engagement is null or rendition_locked_at is not null`)
@Check(
  'jury_assignments_submitted',
  `(state = 'submitted') = (submitted_at is not null) and (state <> 'submitted' or num_nulls(rendition, engagement, rendition_locked_at) = 0)`,
)
@Check('jury_assignments_recused', `state <> 'recused' or num_nonnulls(rendition, engagement) = 0`)
@Check(
  'jury_assignments_reason',
  `(state = 'abstained') = (reason is not null) and reason in ('sound', 'language', 'video', 'other')`,
)
@Check('jury_assignments_note', 'length(note) <= 1000')
export class JuryAssignment {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  /** That of the round, the judge and the entry. */
  @Column('uuid')
  contestId: string;

  @Column('uuid')
  roundId: string;

  @ManyToOne(() => JuryRound, { onDelete: 'CASCADE' })
  @JoinColumn([
    { name: 'round_id', referencedColumnName: 'id' },
    { name: 'contest_id', referencedColumnName: 'contestId' },
  ])
  round: Relation<JuryRound>;

  @Column('uuid')
  judgeId: string;

  @ManyToOne(() => Judge, { onDelete: 'CASCADE' })
  @JoinColumn([
    { name: 'judge_id', referencedColumnName: 'id' },
    { name: 'contest_id', referencedColumnName: 'contestId' },
  ])
  judge: Relation<Judge>;

  @Column('uuid')
  entryId: string;

  @ManyToOne(() => ContestEntry, { onDelete: 'CASCADE' })
  @JoinColumn([
    { name: 'entry_id', referencedColumnName: 'id' },
    { name: 'contest_id', referencedColumnName: 'contestId' },
  ])
  entry: Relation<ContestEntry>;

  @Column('text', { default: 'assigned' })
  state: AssignmentState;

  @Column('smallint', { nullable: true })
  rendition: number | null;

  @Column('smallint', { nullable: true })
  engagement: number | null;

  /** From then on, the mark of the rendition stays, and the engagement can be marked. */
  @Column('timestamptz', { nullable: true })
  renditionLockedAt: Date | null;

  /** Why she abstained. */
  @Column('text', { nullable: true })
  reason: AbstainReason | null;

  /** What she wrote to the owner when she abstained or recused herself. */
  @Column('text', { nullable: true })
  note: string | null;

  /** Counts the changes by the judge. */
  @Column('integer', { default: 1 })
  version: number;

  @Column('timestamptz', { nullable: true })
  submittedAt: Date | null;

  @Column('timestamptz', { default: () => 'site_now()' })
  changedAt: Date;
}
