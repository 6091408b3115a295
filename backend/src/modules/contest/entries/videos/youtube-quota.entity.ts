import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The units of YouTube's quota that were used on a day of Google's. */
@Entity('youtube_quota')
export class YoutubeQuotaDay {
  @PrimaryColumn('date')
  day: string;

  @Column('integer')
  units: number;

  /** Units for view counts, of a quota of their own. */
  @Column('integer', { default: 0 })
  statsUnits: number;

  /** Whether YouTube gives this key no such quota. */
  @Column('boolean', { default: false })
  isStatsMissing: boolean;
}
