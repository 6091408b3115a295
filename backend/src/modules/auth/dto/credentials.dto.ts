import { MAX_PASSWORD_LENGTH } from '@paattu/api-client/rules';
import { applyDecorators } from '@nestjs/common';
import { IsNotEmpty, IsString, MaxLength } from 'class-validator';
import { EmailAddress, TextLine } from '../../../common/validation/fields.js';
import { rule } from '../../../common/validation/rule.js';

const Password = () =>
  applyDecorators(IsNotEmpty(rule('MISSING_PASSWORD')), IsString(), MaxLength(MAX_PASSWORD_LENGTH));

/** The token of a link in a mail. */
const LinkToken = () => applyDecorators(IsNotEmpty(rule('INVALID_TOKEN')), IsString(), MaxLength(100));

export class LogInDto {
  @EmailAddress()
  email: string;

  /** @example "monsoon letter" */
  @Password()
  password: string;
}

/** Its fields stand in the order in which they are checked, as an inherited one would not. */
export class SignUpDto {
  @EmailAddress()
  email: string;

  /** @example "monsoon letter" */
  @Password()
  password: string;

  /**
   * The full name.
   * @example "Asha Menon"
   */
  @TextLine(100)
  @IsNotEmpty(rule('MISSING_NAME'))
  name: string;
}

export class ForgotPasswordDto {
  @EmailAddress()
  email: string;
}

export class VerifyEmailDto {
  /** @example vJ0cQb7m0y1mD2r3v4x5z6A7b8C9d0E1f2G3h4I5j6K */
  @LinkToken()
  token: string;
}

export class ResetPasswordDto {
  /** @example vJ0cQb7m0y1mD2r3v4x5z6A7b8C9d0E1f2G3h4I5j6K */
  @LinkToken()
  token: string;

  /** @example "a new song" */
  @Password()
  password: string;
}
