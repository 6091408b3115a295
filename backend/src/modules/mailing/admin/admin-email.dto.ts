import { type Locale, locales } from '@paattu/shared/locales';
import { ApiProperty } from '@nestjs/swagger';
import {
  type EmailDelivery,
  type EmailStatus,
  type Suppression,
  SUPPRESSIONS,
} from '../outgoing-email.entity.js';

export class AdminEmailDto {
  id: string;

  /** @example entry-approved */
  template: string;

  /**
   * What such an email is called; the template for one that another release wrote.
   * @example "entry approved"
   */
  label: string;

  /** @example asha@visitor.example */
  toAddress: string;

  @ApiProperty({ enum: locales })
  language: Locale;

  /** @example "Your entry is in the contest" */
  subject: string;

  @ApiProperty({ enum: ['queued', 'sending', 'sent', 'failed', 'suppressed'] })
  status: EmailStatus;

  /** `kept` where no SMTP server is configured; null before it is sent. */
  @ApiProperty({ enum: ['smtp', 'kept'], nullable: true })
  delivery: EmailDelivery | null;

  /** Why a `suppressed` email was not sent: its address wants none, or emails to it come back. */
  @ApiProperty({ enum: SUPPRESSIONS, nullable: true })
  suppressedFor: Suppression | null;

  /** @example 1 */
  attempts: number;

  /** @example "421 Service not available" */
  lastError: string | null;

  createdAt: Date;

  sentAt: Date | null;
}

export class AdminEmailContentDto extends AdminEmailDto {
  /** @example "<p>Hello Asha</p>" */
  html: string;

  /** @example "Hello Asha" */
  text: string;
}
