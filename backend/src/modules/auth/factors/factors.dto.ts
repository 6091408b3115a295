import { IsNotEmpty, IsString, MaxLength } from 'class-validator';
import { rule } from '../../../common/validation/rule.js';

export class FactorsDto {
  /** When the app for codes was set up; null without one. */
  codeAppSince: Date | null;

  /** @example 10 */
  recoveryCodesLeft: number;
}

export class CodeAppDto {
  /**
   * For an app that reads no picture.
   * @example GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ
   */
  secret: string;

  /**
   * What the picture says.
   * @example "otpauth://totp/Paattu:owner%40paattu.example?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Paattu"
   */
  uri: string;
}

export class RecoveryCodesDto {
  /**
   * Only this answer has them. Empty if there are some already.
   * @example ["k7m2-xr4q-pd5s-w3az"]
   */
  recoveryCodes: string[];
}

export class CodeDto {
  /**
   * The six digits of an app, or a recovery code.
   * @example "287082"
   */
  @IsNotEmpty(rule('MISSING_CODE'))
  @IsString()
  @MaxLength(100)
  code: string;
}
