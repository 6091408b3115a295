import { ApiProperty } from '@nestjs/swagger';
import { ArrayMaxSize, ArrayNotEmpty, ArrayUnique, IsArray, IsIn } from 'class-validator';
import { SCOPES, type Scope } from '../../../common/access/scopes.js';
import { HasVisibleText, TextLine } from '../../../common/validation/fields.js';

export const TOKEN_STATES = ['active', 'expired', 'revoked'] as const;

/** Days that a token may be valid. */
export const TOKEN_DAYS = [30, 90, 365] as const;

export class ApiTokenDto {
  id: string;

  /** @example "Statistics of the label" */
  name: string;

  @ApiProperty({ enum: SCOPES, isArray: true, example: ['songs:read', 'analytics:read'] })
  scopes: Scope[];

  @ApiProperty({ enum: TOKEN_STATES, example: 'active' })
  status: (typeof TOKEN_STATES)[number];

  createdAt: Date;

  expiresAt: Date;

  revokedAt: Date | null;

  /** To the minute; null if it has not been used. */
  lastUsedAt: Date | null;
}

export class NewApiTokenDto extends ApiTokenDto {
  /**
   * The token itself, which no other response contains.
   * @example paattu_vJ0cQb7m0y1mD2r3v4x5z6A7b8C9d0E1f2G3h4I5j6K
   */
  token: string;
}

export class MakeApiTokenDto {
  /**
   * What it is for.
   * @example "Statistics of the label"
   */
  @TextLine(100)
  @HasVisibleText({ message: 'Please enter a name' })
  name: string;

  @ApiProperty({ enum: SCOPES, isArray: true, minItems: 1, uniqueItems: true, example: ['songs:read'] })
  @IsArray()
  @ArrayNotEmpty({ message: 'Please choose at least one scope' })
  @ArrayMaxSize(SCOPES.length)
  @ArrayUnique()
  @IsIn(SCOPES, { each: true })
  scopes: Scope[];

  /** Days until it expires. */
  @ApiProperty({ enum: TOKEN_DAYS, example: 90 })
  @IsIn(TOKEN_DAYS)
  days: (typeof TOKEN_DAYS)[number];
}
