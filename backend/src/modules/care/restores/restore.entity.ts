import { Check, Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { RestoreFailure } from '../../../backup/restore-error.js';

/**
 * `asked`: by the owner. `stopping`: the backup is whole, and API and worker stop. `running`: until the database has the rows of the backup,
 * nothing has changed. `erasing`: what was erased since is erased again.
 */
export const RESTORE_STATES = ['asked', 'stopping', 'running', 'erasing', 'done', 'failed'] as const;

export type RestoreState = (typeof RESTORE_STATES)[number];

/** A restore that the owner asks for, and the process with the role that owns the tables carries out. It outlasts each restore. */
@Entity('restores')
@Check('restores_state', `state in ('asked', 'stopping', 'running', 'erasing', 'done', 'failed')`)
@Check('restores_ended', `(ended_at is null) = (state not in ('done', 'failed'))`)
@Check('restores_failure', `(failure is null) = (state <> 'failed')`)
export class Restore {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  /** The folder of the backup. */
  @Column('text')
  backupName: string;

  @Column('timestamptz')
  backupMadeAt: Date;

  @Column('uuid')
  askedBy: string;

  @Column('timestamptz', { default: () => 'now()' })
  askedAt: Date;

  @Column('text', { default: 'asked' })
  state: RestoreState;

  @Column('timestamptz', { nullable: true })
  begunAt: Date | null;

  @Column('timestamptz', { nullable: true })
  endedAt: Date | null;

  /** The backup of the site as it was before. */
  @Column('text', { nullable: true })
  formerName: string | null;

  @Column('text', { nullable: true })
  failure: RestoreFailure | null;

  @Column('text', { nullable: true })
  error: string | null;
}
