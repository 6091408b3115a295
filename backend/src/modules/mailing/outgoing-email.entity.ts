import { DEFAULT_LOCALE, type Locale } from '@paattu/shared/locales';
import {
  Check,
  Column,
  CreateDateColumn,
  Entity,
  Index,
  PrimaryGeneratedColumn,
  UpdateDateColumn,
} from 'typeorm';
import type { Texts } from './composing/define-email.js';

export const EMAIL_STATUSES = ['queued', 'sending', 'sent', 'failed', 'suppressed'] as const;

export type EmailStatus = (typeof EMAIL_STATUSES)[number];

/** `smtp`: sent. `kept`: stored for the console, because no SMTP server is configured. */
export type EmailDelivery = 'smtp' | 'kept';

export const SUPPRESSIONS = ['opt-out', 'dead-address'] as const;

/** Why an email was not sent: its address wants none, or emails to it come back. */
export type Suppression = (typeof SUPPRESSIONS)[number];

@Entity('outgoing_emails')
@Index('outgoing_emails_newest_first', ['createdAt', 'id'])
@Index('outgoing_emails_unsent', ['createdAt'], { where: `status in ('queued', 'sending')` })
@Index('outgoing_emails_by_status', ['status'])
@Index('outgoing_emails_of_entry', ['entryId'])
@Index('outgoing_emails_by_recipient', ['toAddress', 'createdAt'])
@Index('outgoing_emails_by_mailbox', ['recipientKey', 'template', 'createdAt'])
@Index('outgoing_emails_by_template', ['template', 'contestId', 'createdAt'])
@Index('outgoing_emails_search', { synchronize: false })
@Check('outgoing_emails_status', `status in ('queued', 'sending', 'sent', 'failed', 'suppressed')`)
@Check('outgoing_emails_language', `language ~ '^[a-z]{2}$'`)
@Check('outgoing_emails_recipient_key', 'length(recipient_key) = 32')
@Check('outgoing_emails_delivery', `delivery in ('smtp', 'kept')`)
@Check(
  'outgoing_emails_suppressed_for',
  `suppressed_for is null or (status = 'suppressed' and suppressed_for in ('opt-out', 'dead-address'))`,
)
@Check('outgoing_emails_texts', `jsonb_typeof(texts) = 'object'`)
export class OutgoingEmail {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  /** Name of the template, e.g. `entry-approved`. */
  @Column('text')
  template: string;

  @Column('text')
  toAddress: string;

  /** As `recipientKey` computes it, for the limits of a mailbox; null for an email of an earlier release. */
  @Column('bytea', { nullable: true })
  recipientKey: Buffer | null;

  @Column('text', { default: DEFAULT_LOCALE })
  language: Locale;

  /** The data that the template shows. */
  @Column('jsonb', { default: {} })
  payload: Record<string, unknown>;

  /** The entry that the email is about, for the entry's history. */
  @Column('uuid', { nullable: true })
  entryId: string | null;

  /** The contest that the email is about, whose texts it has. */
  @Column('uuid', { nullable: true })
  contestId: string | null;

  /**
   * What the email was made of, by block: null until it is sent, and for one of an earlier release. A trial has it from
   * the beginning.
   */
  @Column('jsonb', { nullable: true })
  texts: Texts | null;

  /** Whether the owner sends the email to herself to try its texts. It has invented data. */
  @Column('boolean', { default: false })
  isTrial: boolean;

  @Column('text', { default: 'queued' })
  status: EmailStatus;

  /** Null unless it is suppressed, and for one of an earlier release, whose address had opted out. */
  @Column('text', { nullable: true })
  suppressedFor: Suppression | null;

  @Column('text', { nullable: true })
  delivery: EmailDelivery | null;

  @Column('integer', { default: 0 })
  attempts: number;

  @Column('text', { nullable: true })
  lastError: string | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  @UpdateDateColumn({ type: 'timestamptz' })
  updatedAt: Date;

  @Column('timestamptz', { nullable: true })
  sentAt: Date | null;
}
