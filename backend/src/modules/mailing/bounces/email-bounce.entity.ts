import { Check, Column, CreateDateColumn, Entity, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';

export const BOUNCE_SOURCES = ['smtp', 'mailbox', 'ses', 'brevo', 'mailgun'] as const;

/** Where the report came from: the answer to the email itself, the mailbox of bounces, or the webhook of a relay. */
export type BounceSource = (typeof BOUNCE_SOURCES)[number];

export const BOUNCE_KINDS = ['permanent', 'temporary', 'refused', 'complaint'] as const;

/**
 * `permanent`: there is no such mailbox. `temporary`: it could not be reached, or is full. `refused`: the server does not want the
 * email, whoever it is for. `complaint`: its reader has reported it as spam.
 */
export type BounceKind = (typeof BOUNCE_KINDS)[number];

@Entity('email_bounces')
@Unique('email_bounces_report_hash_key', ['reportHash'])
@Index('email_bounces_of_address', ['address', 'createdAt'])
@Index('email_bounces_dead_address', ['address'], { unique: true, where: 'ends_emails' })
@Check('email_bounces_report_hash', 'length(report_hash) = 32')
@Check('email_bounces_source', `source in ('smtp', 'mailbox', 'ses', 'brevo', 'mailgun')`)
@Check('email_bounces_address', 'address = lower(address)')
@Check('email_bounces_kind', `kind in ('permanent', 'temporary', 'refused', 'complaint')`)
@Check('email_bounces_code', `code ~ '^[45]\\.[0-9]{1,3}\\.[0-9]{1,3}$'`)
@Check('email_bounces_detail', 'length(detail) between 1 and 300')
@Check('email_bounces_end', `not ends_emails or (kind <> 'refused' and forgiven_at is null)`)
export class EmailBounce {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  /** Recognizes a report that comes again. */
  @Column('bytea')
  reportHash: Buffer;

  @Column('text')
  source: BounceSource;

  @Column('text')
  address: string;

  @Column('text')
  kind: BounceKind;

  /** The status of RFC 3463, such as 5.1.1. */
  @Column('text', { nullable: true })
  code: string | null;

  /** What the server of the address said, without addresses. */
  @Column('text', { nullable: true })
  detail: string | null;

  /** Whether the address is dead since this bounce. */
  @Column('boolean', { default: false })
  endsEmails: boolean;

  /** When the owner has chosen to try the address again, so that the bounce does not count any more. */
  @Column('timestamptz', { nullable: true })
  forgivenAt: Date | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
