import { Password } from '../dto/credentials.dto.js';
import { PasskeyRequestDto } from '../passkeys/passkey.dto.js';

/** How a user can show who it is. */
export class IdentityCheckDto {
  /** Null for a user without a passkey. */
  passkey: PasskeyRequestDto | null;

  /** Of an app, or a recovery code. */
  takesCode: boolean;

  /** True only for a user without passkey and app. */
  takesPassword: boolean;
}

export class CheckPasswordDto {
  /** @example "monsoon letter leaves at dawn" */
  @Password()
  password: string;
}
