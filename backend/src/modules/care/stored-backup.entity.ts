import { PLACE_FAILURES } from '../../backup/place-failures.js';
import { Check, Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** Why a backup is made; `found` is one that was uploaded, or lay in its place without a row. */
export const BACKUP_CAUSES = ['night', 'owner', 'upgrade', 'restore', 'found'] as const;
export const BACKUP_STATES = ['asked', 'running', 'done', 'failed'] as const;

/** Why a backup failed, or could not be verified, as far as a person can do something about it. */
export const BACKUP_FAILURES = [...PLACE_FAILURES, 'interrupted', 'damaged', 'no-scratch', 'other'] as const;
export const VERIFICATIONS = ['good', 'failed'] as const;

export type BackupState = (typeof BACKUP_STATES)[number];
export type BackupFailure = (typeof BACKUP_FAILURES)[number];

/** One backup, which the worker makes. At most one is asked for or runs. */
@Entity('backups')
@Check('backups_cause', `cause in ('night', 'owner', 'upgrade', 'restore', 'found')`)
@Check('backups_state', `state in ('asked', 'running', 'done', 'failed')`)
@Check('backups_ended', `(ended_at is null) = (state in ('asked', 'running'))`)
@Check('backups_checksum', `checksum ~ '^[0-9a-f]{64}$'`)
@Check('backups_failure', `(failure is null) = (state <> 'failed')`)
@Check('backups_verification', `verification in ('good', 'failed')`)
@Check(
  'backups_verified',
  `(verification is null) = (verified_at is null)
           and (verification_failure is not null) = (verification is not distinct from 'failed')`,
)
export class StoredBackup {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  /** The folder, named after the time. */
  @Column('text', { unique: true })
  name: string;

  /** Where it is, as `BackupPlaces` names places; null where it is asked for, and for one from before there was more than one. */
  @Column('text', { nullable: true })
  place: string | null;

  @Column('text')
  cause: (typeof BACKUP_CAUSES)[number];

  @Column('text', { default: 'asked' })
  state: BackupState;

  @Column('timestamptz', { default: () => 'now()' })
  askedAt: Date;

  @Column('timestamptz', { nullable: true })
  begunAt: Date | null;

  @Column('timestamptz', { nullable: true })
  endedAt: Date | null;

  /** Of all files; while it runs, of those so far. */
  @Column('bigint', { nullable: true })
  bytes: number | null;

  @Column('bigint', { nullable: true })
  rows: number | null;

  @Column('integer', { nullable: true })
  files: number | null;

  /** Named by a row, but not in the storage. */
  @Column('integer', { nullable: true })
  lostFiles: number | null;

  /** Of its `SHA256SUMS`. */
  @Column('text', { nullable: true })
  checksum: string | null;

  @Column('text', { nullable: true })
  release: string | null;

  /** The newest migration. */
  @Column('text', { nullable: true })
  schema: string | null;

  @Column('text', { nullable: true })
  failure: BackupFailure | null;

  @Column('text', { nullable: true })
  error: string | null;

  /** When what a failed backup had left was deleted; null while something may be left. */
  @Column('timestamptz', { nullable: true })
  restDeletedAt: Date | null;

  /** When an email about the failure was queued, or one before had said the same. */
  @Column('timestamptz', { nullable: true })
  reportedAt: Date | null;

  @Column('text', { nullable: true })
  verification: (typeof VERIFICATIONS)[number] | null;

  @Column('timestamptz', { nullable: true })
  verificationBegunAt: Date | null;

  @Column('timestamptz', { nullable: true })
  verifiedAt: Date | null;

  @Column('text', { nullable: true })
  verificationFailure: BackupFailure | null;

  @Column('text', { nullable: true })
  verificationError: string | null;

  @Column('timestamptz', { nullable: true })
  verificationReportedAt: Date | null;
}
