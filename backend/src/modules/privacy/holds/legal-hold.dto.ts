import { ApiProperty } from '@nestjs/swagger';
import { IsUUID } from 'class-validator';
import { HasVisibleText, TextBlock } from '../../../common/validation/fields.js';
import { rule } from '../../../common/validation/rule.js';
import { MAX_HOLD_REASON } from '../../holds/legal-hold.entity.js';

export class SetHoldDto {
  @IsUUID()
  @ApiProperty({ format: 'uuid', example: '7f1c2f7e-3f0e-4b3c-9a44-0d8b7d1f6f10' })
  contestId: string;

  /** @example "An entrant disputes the result." */
  @TextBlock(MAX_HOLD_REASON)
  @HasVisibleText(rule('MISSING_INFORMATION'))
  reason: string;
}

export class LegalHoldDto {
  id: string;

  contestId: string;

  /** @example "Cover Song Contest 2025" */
  contest: string;

  /** @example "An entrant disputes the result." */
  reason: string;

  setAt: Date;

  /** Null while it keeps the contest. */
  liftedAt: Date | null;
}
