import { ApiProperty } from '@nestjs/swagger';
import { ALL_PERMISSIONS, type Permission } from '../../../common/access/permissions.js';

export class UserDto {
  uid: string;

  /** @example asha@visitor.example */
  email: string;

  /** @example "Asha Menon" */
  displayName: string;

  /** True only for the owner of the site. */
  isAdmin: boolean;

  /** What the user may do in the console; empty for visitors. */
  @ApiProperty({ enum: ALL_PERMISSIONS, isArray: true, example: ['entries.moderate', 'messages.answer'] })
  permissions: Permission[];

  emailVerified: boolean;

  /** Whether the user has rights in the console, and a password that is too easy to guess for them. */
  needsNewPassword: boolean;

  /** Whether the user must add a passkey or an app for codes before anything else in the console. */
  needsFactor: boolean;

  /** Whether an invitation to moderate waits for the verified address of the user. */
  isInvited: boolean;
}

export class SessionDto {
  /**
   * Sent as `Authorization: Bearer`.
   * @example eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiI3ZjFjMmY3ZSJ9.c2lnbmF0dXJl
   */
  accessToken: string;

  /** When the access token expires, by the clock of the server. */
  expiresAt: Date;

  /** In how many seconds that is, for a browser whose clock is wrong. */
  @ApiProperty({ type: 'integer', example: 900 })
  expiresIn: number;

  user: UserDto;
}

export class SignedUpDto {
  /**
   * The address that receives the verification email.
   * @example asha@visitor.example
   */
  email: string;
}
