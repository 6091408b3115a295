import { Check, Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

export const RESULT_STATES = ['proposed', 'dropped', 'certified', 'announced', 'final'] as const;

export type ResultState = (typeof RESULT_STATES)[number];

/** A version of the result of a contest. A trigger keeps what is certified. */
@Entity('contest_results')
@Index('contest_results_once', ['contestId', 'version'], { unique: true, where: `state <> 'dropped'` })
@Check('contest_results_version', 'version > 0')
@Check('contest_results_state', `state in ('proposed', 'dropped', 'certified', 'announced', 'final')`)
@Check(
  'contest_results_reason',
  `(version = 1) = (reason is null) and (reason_malayalam is null or reason is not null)`,
)
@Check('contest_results_dropped', `(state = 'dropped') = (dropped_at is not null)`)
@Check(
  'contest_results_certified',
  `(state in ('certified', 'announced', 'final')) = (certified_at is not null)`,
)
@Check(
  'contest_results_manifest',
  `manifest is null or manifest ~ '^[0-9a-f]{64}$' and certified_at is not null`,
)
@Check(
  'contest_results_announced',
  `(state in ('announced', 'final')) = (announced_at is not null) and (announced_at is null or manifest is not null)`,
)
@Check('contest_results_final', `(state = 'final') = (final_at is not null)`)
export class ContestResult {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('uuid')
  contestId: string;

  /** From 1. A later version corrects the one before. */
  @Column('smallint')
  version: number;

  @Column('text', { default: 'proposed' })
  state: ResultState;

  /** Why the version before is corrected. */
  @Column('text', { nullable: true })
  reason: string | null;

  @Column('text', { nullable: true })
  reasonMalayalam: string | null;

  @Column('timestamptz', { default: () => 'site_now()' })
  proposedAt: Date;

  @Column('timestamptz', { nullable: true })
  droppedAt: Date | null;

  @Column('timestamptz', { nullable: true })
  certifiedAt: Date | null;

  /** The SHA-256 of SHA256SUMS, once its bundle is complete. */
  @Column('text', { nullable: true })
  manifest: string | null;

  /** The first difference that the worker found in its files; null when there is none. */
  @Column('text', { nullable: true })
  fault: string | null;

  /** From then on, it is public. */
  @Column('timestamptz', { nullable: true })
  announcedAt: Date | null;

  /** From then on, nothing corrects it. */
  @Column('timestamptz', { nullable: true })
  finalAt: Date | null;
}
