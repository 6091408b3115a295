import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

export const NOTICE_MODES = ['at-once', 'daily', 'off'] as const;

export type NoticeMode = (typeof NOTICE_MODES)[number];

/** The only row: when the owner gets emails about what is new, and when she got the last ones. */
@Entity('notice_settings')
@Check('notice_settings_one', 'one')
@Check('notice_settings_mode', `mode in ('at-once', 'daily', 'off')`)
@Check('notice_settings_hour', 'digest_hour between 0 and 23')
export class NoticeSettings {
  @PrimaryColumn('boolean', { default: true })
  one: boolean;

  @Column('text', { default: 'at-once' })
  mode: NoticeMode;

  /** The hour of the digest, in the time zone of the site. */
  @Column('integer', { default: 8 })
  digestHour: number;

  @Column('timestamptz', { nullable: true })
  entriesNoticedAt: Date | null;

  @Column('timestamptz', { nullable: true })
  messagesNoticedAt: Date | null;

  @Column('timestamptz', { nullable: true })
  digestAt: Date | null;
}
