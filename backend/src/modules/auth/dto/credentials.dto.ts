import { DEFAULT_LOCALE, type Locale } from '@paattu/shared/locales';
import { MAX_PASSWORD_LENGTH } from '@paattu/shared/rules';
import { applyDecorators } from '@nestjs/common';
import { IsNotEmpty, IsString, MaxLength, ValidateIf } from 'class-validator';
import {
  EmailAddress,
  HasVisibleText,
  Language,
  LinkToken,
  OwnPath,
  TextLine,
} from '../../../common/validation/fields.js';
import { rule } from '../../../common/validation/rule.js';

export const Password = () =>
  applyDecorators(IsNotEmpty(rule('MISSING_PASSWORD')), IsString(), MaxLength(MAX_PASSWORD_LENGTH));

export class LogInDto {
  @EmailAddress()
  email: string;

  /** @example "monsoon letter" */
  @Password()
  password: string;

  /**
   * The code of an app, or a recovery code: for an account of staff that has a passkey or an app.
   * @example "287082"
   */
  // Not `IsOptional`, which would also accept null.
  @ValidateIf((_, code) => code !== undefined)
  @IsNotEmpty(rule('MISSING_CODE'))
  @IsString()
  @MaxLength(100)
  code?: string;
}

/** Not a subclass of `LogInDto`: the fields are validated in the order of their declaration. */
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
  @HasVisibleText(rule('MISSING_NAME'))
  name: string;

  @Language()
  language: Locale = DEFAULT_LOCALE;

  /**
   * The page of this site that the link in the email leads back to.
   * @example /vote
   */
  @OwnPath()
  returnTo?: string;
}

export class ForgotPasswordDto {
  @EmailAddress()
  email: string;

  @Language()
  language: Locale = DEFAULT_LOCALE;

  /**
   * The page of this site that the person returns to after signing in.
   * @example /vote
   */
  @OwnPath()
  returnTo?: string;
}

export class ResendVerificationDto {
  /**
   * The page of this site that the link in the email leads back to.
   * @example /vote
   */
  @OwnPath()
  returnTo?: string;
}

export class ChangePasswordDto {
  /** @example "monsoon letter" */
  @Password()
  currentPassword: string;

  /** @example "a new song" */
  @Password()
  password: string;
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
