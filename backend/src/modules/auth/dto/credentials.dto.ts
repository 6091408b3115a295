import { applyDecorators } from '@nestjs/common';
import { IsNotEmpty, IsString, MaxLength } from 'class-validator';
import { EmailAddress, TextLine } from '../../../common/validation/fields.js';
import { rule } from '../../../common/validation/rule.js';
import { MAX_PASSWORD_LENGTH } from '../passwords/password-policy.js';

const Password = () =>
  applyDecorators(
    IsNotEmpty(rule('MISSING_PASSWORD', 'Please enter your password')),
    IsString(),
    MaxLength(MAX_PASSWORD_LENGTH),
  );

/** The token of a link in a mail. */
const LinkToken = () =>
  applyDecorators(
    IsNotEmpty(rule('INVALID_TOKEN', 'This link is invalid or has expired.')),
    IsString(),
    MaxLength(100),
  );

export class LogInDto {
  @EmailAddress()
  email: string;

  @Password()
  password: string;
}

/** Its fields stand in the order in which they are checked, as an inherited one would not. */
export class SignUpDto {
  @EmailAddress()
  email: string;

  @Password()
  password: string;

  /** The full name. */
  @TextLine(100)
  @IsNotEmpty(rule('MISSING_NAME', 'Please enter your full name'))
  name: string;
}

export class ForgotPasswordDto {
  @EmailAddress()
  email: string;
}

export class VerifyEmailDto {
  @LinkToken()
  token: string;
}

export class ResetPasswordDto {
  @LinkToken()
  token: string;

  @Password()
  password: string;
}
