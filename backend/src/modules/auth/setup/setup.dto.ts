import { MAX_PASSWORD_LENGTH } from '@paattu/shared/rules';
import { IsNotEmpty, IsString, MaxLength, ValidateIf } from 'class-validator';
import { EmailAddress } from '../../../common/validation/fields.js';
import { rule } from '../../../common/validation/rule.js';

export class SetupDto {
  /** Whether the site has no owner yet. */
  isOpen: boolean;

  /** False if a variable of the server says who the owner is. */
  asksEmail: boolean;
}

export class NewOwnerDto {
  /**
   * With which the owner logs in.
   * @example artist@songs.example.org
   */
  email: string;
}

export class SetUpDto {
  /**
   * The code of the server's log, typed in any way.
   * @example 7KQ4-M2XD
   */
  @IsNotEmpty(rule('SETUP_CODE_WRONG'))
  @IsString()
  @MaxLength(50)
  code: string;

  /** The owner's address. Ignored if a variable of the server has it. */
  @ValidateIf(({ email }: SetUpDto) => email !== undefined)
  @EmailAddress()
  email?: string;

  /** @example "monsoon letter" */
  @IsNotEmpty(rule('MISSING_PASSWORD'))
  @IsString()
  @MaxLength(MAX_PASSWORD_LENGTH)
  password: string;
}
