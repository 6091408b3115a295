import { applyDecorators } from '@nestjs/common';
import { IsString, Matches, MaxLength } from 'class-validator';
import { HasVisibleText, TextLine } from '../../../common/validation/fields.js';
import { rule } from '../../../common/validation/rule.js';

/** Bytes of an authenticator. */
const Base64Url = (maxLength: number) =>
  applyDecorators(IsString(), MaxLength(maxLength), Matches(/^[\w-]+$/));

export class PasskeyDto {
  id: string;

  /** @example "My phone" */
  name: string;

  createdAt: Date;

  /** Null if it has not been used. */
  lastUsedAt: Date | null;
}

export class NewPasskeyDto extends PasskeyDto {
  /** With the first passkey or app of the user; only this answer has them. */
  recoveryCodes: string[];
}

export class PasskeyChallengeDto {
  /**
   * What the authenticator signs, once and within five minutes.
   * @example vJ0cQb7m0y1mD2r3v4x5z6A7b8C9d0E1f2G3h4I5j6K
   */
  challenge: string;

  /**
   * The host that the passkeys are for.
   * @example songs.example.org
   */
  rpId: string;
}

export class PasskeyRequestDto extends PasskeyChallengeDto {
  /** The passkeys that may answer, by what the authenticators call them. */
  known: string[];
}

export class PasskeyRegistrationDto extends PasskeyChallengeDto {
  /**
   * The name of the site.
   * @example Paattu
   */
  rpName: string;

  /**
   * What the authenticator knows the account by, as base64url.
   * @example N2YxYzJmN2U
   */
  userHandle: string;

  /** @example owner@paattu.example */
  userName: string;

  /** @example "Asha Menon" */
  displayName: string;

  /** The passkeys that the account has, by what the authenticators call them: one authenticator holds one of them. */
  known: string[];
}

export class AddPasskeyDto {
  /**
   * What its person calls it.
   * @example "My phone"
   */
  @TextLine(100)
  @HasVisibleText(rule('MISSING_NAME'))
  name: string;

  /** @example pJ1cQb7m0y1mD2r3v4x5zw */
  @Base64Url(1400)
  credentialId: string;

  /** @example eyJ0eXBlIjoid2ViYXV0aG4uY3JlYXRlIn0 */
  @Base64Url(4000)
  clientDataJSON: string;

  /** @example o2NmbXRkbm9uZWdhdHRTdG10oGhhdXRoRGF0YVik */
  @Base64Url(20_000)
  attestationObject: string;
}

export class PasskeyLogInDto {
  /** @example pJ1cQb7m0y1mD2r3v4x5zw */
  @Base64Url(1400)
  credentialId: string;

  /** @example eyJ0eXBlIjoid2ViYXV0aG4uZ2V0In0 */
  @Base64Url(4000)
  clientDataJSON: string;

  /** @example SZYN5YgOjGh0NBcPZHZgW4_krrmihjLHmVzzuoMdl2M */
  @Base64Url(4000)
  authenticatorData: string;

  /** @example MEUCIQDnB9SvLxDkG2Yl1pHEhAkRdDY6Kn1cpMq0Ew */
  @Base64Url(2000)
  signature: string;

  /** @example N2YxYzJmN2U */
  @Base64Url(100)
  userHandle: string;
}
