import type { UseOfPlace } from './place/place-troubles.js';
import type { BackupFailure } from './stored-backup.entity.js';
import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/** The only row. */
@Entity('care_settings')
@Check('care_settings_one', 'one')
export class CareSettings {
  @PrimaryColumn('boolean', { default: true })
  one: boolean;

  /** Since when the site makes backups by itself. */
  @Column('timestamptz', { default: () => 'now()' })
  since: Date;

  /** When an email said that there was no backup for too long. */
  @Column('timestamptz', { nullable: true })
  overdueReportedAt: Date | null;

  /** Whether the owner lets the site look for a newer release. */
  @Column('boolean', { default: false })
  looksForReleases: boolean;

  /** What the place of the backups keeps the site from, by what it was used for. */
  @Column('jsonb', { default: {} })
  placeTroubles: Partial<Record<UseOfPlace, { failure: BackupFailure; error: string; since: string }>>;

  /** When a backup last began to go into a bucket of the owner, who can read what is there. */
  @Column('timestamptz', { nullable: true })
  ownersBucketUsedAt: Date | null;

  @Column('text', { nullable: true })
  newestRelease: string | null;

  @Column('timestamptz', { nullable: true })
  lookedAt: Date | null;
}
