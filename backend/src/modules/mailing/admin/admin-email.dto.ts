import { ApiProperty } from '@nestjs/swagger';
import type { EmailDelivery, EmailStatus } from '../outgoing-email.entity.js';

export class AdminEmailDto {
  id: string;

  /** @example entry-approved */
  template: string;

  toAddress: string;

  subject: string;

  @ApiProperty({ enum: ['queued', 'sending', 'sent', 'failed', 'suppressed'] })
  status: EmailStatus;

  /** `kept` where no SMTP server is configured; null before it is sent. */
  @ApiProperty({ enum: ['smtp', 'kept'], nullable: true })
  delivery: EmailDelivery | null;

  attempts: number;

  lastError: string | null;

  createdAt: Date;

  sentAt: Date | null;
}

export class AdminEmailContentDto extends AdminEmailDto {
  html: string;

  text: string;
}
