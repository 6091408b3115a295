import { IsNotEmpty, IsString, MaxLength } from 'class-validator';
import { EmailAddress, TextLine } from '../../../common/validation/fields.js';
import { rule } from '../../../common/validation/rule.js';
import { MAX_PASSWORD_LENGTH } from '../passwords/password-policy.js';

export class LogInDto {
  @EmailAddress()
  email: string;

  @MaxLength(MAX_PASSWORD_LENGTH)
  @IsString()
  @IsNotEmpty(rule('MISSING_PASSWORD', 'Please enter your password'))
  password: string;
}

export class SignUpDto extends LogInDto {
  /** The full name. */
  @TextLine(100)
  @IsNotEmpty(rule('MISSING_NAME', 'Please enter your full name'))
  name: string;
}

export class ForgotPasswordDto {
  @EmailAddress()
  email: string;
}

class LinkDto {
  /** From the link in the mail. */
  @MaxLength(100)
  @IsString()
  @IsNotEmpty(rule('INVALID_TOKEN', 'This link is invalid or has expired.'))
  token: string;
}

export class VerifyEmailDto extends LinkDto {}

export class ResetPasswordDto extends LinkDto {
  @MaxLength(MAX_PASSWORD_LENGTH)
  @IsString()
  @IsNotEmpty(rule('MISSING_PASSWORD', 'Please enter your password'))
  password: string;
}
