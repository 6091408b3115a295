import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/** The table. A restore brings its row back. */
export const SITE_SETTINGS = 'site_settings';

/** The only row: what the owner has set in the browser. A variable of the environment comes before it. */
@Entity('site_settings')
@Check('site_settings_one', 'one')
@Check('site_settings_owner_email', `owner_email = lower(owner_email) and owner_email like '_%@_%'`)
@Check('site_settings_mail', '(smtp_url is null) = (mail_from is null)')
@Check('site_settings_look', '(look_link_id is null) = (look_until is null)')
export class StoredSettings {
  @PrimaryColumn('boolean', { default: true })
  one: boolean;

  @Column('text', { nullable: true })
  ownerEmail: string | null;

  /** Encrypted, because it has the password of the owner's mail server. */
  @Column('bytea', { nullable: true })
  smtpUrl: Buffer | null;

  /** An address without a name. */
  @Column('text', { nullable: true })
  mailFrom: string | null;

  /** Encrypted. */
  @Column('bytea', { nullable: true })
  youtubeApiKey: Buffer | null;

  /** Encrypted, because it has the keys of a store. Null for the folder of the server. */
  @Column('bytea', { nullable: true })
  backupBucket: Buffer | null;

  /** Of the days that the site tells; null for that of the newest contest. The function `site_time_zone()` reads it. */
  @Column('text', { nullable: true })
  timeZone: string | null;

  /** When the owner put away the list of what is left to do. */
  @Column('timestamptz', { nullable: true })
  stepsDismissedAt: Date | null;

  /** Null for a public site. */
  @Column('timestamptz', { nullable: true })
  notPublicSince: Date | null;

  /** Of the link with which somebody looks at a site that is not public. Another id ends the link. */
  @Column('uuid', { nullable: true })
  lookLinkId: string | null;

  @Column('timestamptz', { nullable: true })
  lookUntil: Date | null;
}
