import { DEFAULT_LOCALE, type Locale, locales } from '@paattu/shared/locales';
import { ApiProperty } from '@nestjs/swagger';
import { IsBoolean, IsNotEmpty, ValidateIf } from 'class-validator';
import { EmailAddress, Language, LinkToken } from '../../../common/validation/fields.js';
import { rule } from '../../../common/validation/rule.js';

export const MODERATOR_STATES = ['invited', 'expired', 'active', 'revoked'] as const;

export class ModeratorDto {
  id: string;

  /** @example asha@visitor.example */
  email: string;

  /**
   * Whether emails to the address come back, so that the next invitation may not arrive.
   * @example false
   */
  doEmailsComeBack: boolean;

  /**
   * The name of the account that accepted.
   * @example "Asha Menon"
   */
  name: string | null;

  @ApiProperty({ enum: MODERATOR_STATES, example: 'active' })
  status: (typeof MODERATOR_STATES)[number];

  @ApiProperty({ enum: locales })
  language: Locale;

  /** When the newest invitation was sent. */
  invitedAt: Date;

  /** When the newest invitation expires. */
  expiresAt: Date;

  acceptedAt: Date | null;

  revokedAt: Date | null;

  /** Whether the moderator has a passkey or an app for codes; null for who is no moderator. */
  hasFactor: boolean | null;
}

export class InviteModeratorDto {
  @EmailAddress()
  @IsNotEmpty(rule('INVALID_EMAIL'))
  email: string;

  @Language()
  language: Locale = DEFAULT_LOCALE;
}

export class StaffRulesDto {
  /** Whether a moderator without a passkey or an app for codes can only add one. */
  @IsBoolean()
  needFactor: boolean;
}

export class StaffRulesStateDto extends StaffRulesDto {
  /**
   * How many moderators have neither.
   * @example 1
   */
  withoutFactor: number;
}

export class AcceptInvitationDto {
  /**
   * Without it, the invitation to the verified address of the user.
   * @example vJ0cQb7m0y1mD2r3v4x5z6A7b8C9d0E1f2G3h4I5j6K
   */
  // Not `IsOptional`, which would also accept null.
  @ValidateIf((_, token) => token !== undefined)
  @LinkToken()
  token?: string;
}
