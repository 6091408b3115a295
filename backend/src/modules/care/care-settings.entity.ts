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

  @Column('text', { nullable: true })
  newestRelease: string | null;

  @Column('timestamptz', { nullable: true })
  lookedAt: Date | null;
}
