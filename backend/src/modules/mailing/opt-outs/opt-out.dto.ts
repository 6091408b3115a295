import { IsNotEmpty, IsString, MaxLength } from 'class-validator';
import { EmailAddress } from '../../../common/validation/fields.js';
import { rule } from '../../../common/validation/rule.js';

export class OptOutDto {
  @EmailAddress()
  @IsNotEmpty(rule('EMAIL_REQUIRED', 'Please enter your email address to opt out'))
  email: string;
}

export class OneClickOptOutDto {
  @EmailAddress()
  email: string;

  /** From the mail's own link. */
  @MaxLength(100)
  @IsString()
  token: string;
}
