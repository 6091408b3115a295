import { DEFAULT_LOCALE, type Locale, locales } from '@paattu/shared/locales';
import { MAX_ANSWER_LENGTH } from '@paattu/shared/rules';
import { ApiProperty } from '@nestjs/swagger';
import { IsNotEmpty } from 'class-validator';
import type { EmailDelivery, EmailStatus } from '../mailing/mailing.service.js';
import {
  EmailAddress,
  HasVisibleText,
  Language,
  TextLine,
  TextBlock,
} from '../../common/validation/fields.js';
import { rule } from '../../common/validation/rule.js';

const MISSING = rule('MISSING_INFORMATION');

export class SendMessageDto {
  /** @example "Asha Menon" */
  @TextLine(100)
  @HasVisibleText(MISSING)
  name: string;

  @EmailAddress()
  @IsNotEmpty(MISSING)
  email: string;

  /** @example "A concert in Kochi" */
  @TextLine(200)
  @HasVisibleText(MISSING)
  subject: string;

  /** @example "Would you sing for us in August?" */
  @TextBlock(5_000)
  @HasVisibleText(MISSING)
  message: string;

  @Language()
  language: Locale = DEFAULT_LOCALE;
}

export class MessageDto {
  id: string;

  /** @example "Asha Menon" */
  name: string;

  /** @example asha@visitor.example */
  email: string;

  /**
   * Whether emails to the address come back, so that no answer is sent there.
   * @example false
   */
  doEmailsComeBack: boolean;

  /** @example "A concert in Kochi" */
  subject: string;

  /** @example "Would you sing for us in August?" */
  message: string;

  @ApiProperty({ enum: locales })
  language: Locale;

  /** When the owner read the message; null while it is unread. */
  readAt: Date | null;

  /** When the owner last answered. */
  answeredAt: Date | null;

  createdAt: Date;
}

/** Where the email of an answer is. */
export class AnswerEmailDto {
  id: string;

  @ApiProperty({ enum: ['queued', 'sending', 'sent', 'failed', 'suppressed'] })
  status: EmailStatus;

  /** `kept` where no SMTP server is configured; null before it is sent. */
  @ApiProperty({ enum: ['smtp', 'kept'], nullable: true })
  delivery: EmailDelivery | null;
}

/** An answer of the owner, sent by email. */
export class AnswerDto {
  id: string;

  /** @example "Gladly. Which day in August?" */
  text: string;

  createdAt: Date;

  /** Null for an answer of an older release. */
  email: AnswerEmailDto | null;
}

export class SendAnswerDto {
  /** @example "Gladly. Which day in August?" */
  @TextBlock(MAX_ANSWER_LENGTH)
  @HasVisibleText(MISSING)
  text: string;
}
