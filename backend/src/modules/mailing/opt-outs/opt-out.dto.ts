import { DEFAULT_LOCALE, type Locale } from '@paattu/shared/locales';
import { ApiProperty } from '@nestjs/swagger';
import { IsNotEmpty, IsString, MaxLength } from 'class-validator';
import { EmailAddress, Language } from '../../../common/validation/fields.js';
import { rule } from '../../../common/validation/rule.js';

export class OptOutDto {
  @EmailAddress()
  @IsNotEmpty(rule('EMAIL_REQUIRED'))
  email: string;

  @Language()
  language: Locale = DEFAULT_LOCALE;
}

export class OneClickOptOutDto {
  /** The address that opts out. */
  @EmailAddress()
  email: string;

  /**
   * The signature of the link.
   * @example 3q2-7wEwMdo
   */
  @MaxLength(100)
  @IsString()
  token: string;
}

/** An address that has opted out. */
export class AdminOptOutDto {
  /**
   * The address itself.
   * @example asha@visitor.example
   */
  id: string;

  /** @example asha@visitor.example */
  email: string;

  @ApiProperty({ example: '2025-06-20T10:00:00.000Z' })
  createdAt: Date;
}
