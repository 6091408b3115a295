import { IsNotEmpty, IsString, MaxLength } from 'class-validator';
import { EmailAddress } from '../../../common/validation/fields.js';
import { rule } from '../../../common/validation/rule.js';

export class OptOutDto {
  @EmailAddress()
  @IsNotEmpty(rule('EMAIL_REQUIRED'))
  email: string;
}

export class OneClickOptOutDto {
  /** The address that gets no more mails. */
  @EmailAddress()
  email: string;

  /**
   * The signature in the mail's own link.
   * @example 3q2-7wEwMdo
   */
  @MaxLength(100)
  @IsString()
  token: string;
}
