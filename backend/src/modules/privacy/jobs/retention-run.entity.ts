import { Check, Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** The deletions of one night. Each batch counts itself in its own transaction, so a killed run has counted all that it did. */
@Entity('retention_runs')
@Check('retention_runs_counts', `jsonb_typeof(counts) = 'object'`)
export class RetentionRun {
  @PrimaryGeneratedColumn('identity', { type: 'bigint' })
  id: number;

  @Column('timestamptz', { default: () => 'site_now()' })
  begunAt: Date;

  /** Null while it runs, and after the worker was killed until the run is resumed. */
  @Column('timestamptz', { nullable: true })
  endedAt: Date | null;

  /** How many rows of each kind reached the end of their term. */
  @Column('jsonb', { default: {} })
  counts: Record<string, number>;

  /** Why the run did not finish. */
  @Column('text', { nullable: true })
  error: string | null;
}
