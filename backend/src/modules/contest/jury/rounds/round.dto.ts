import { MAX_FINALISTS } from '@paattu/api-client/jury';
import { MAX_REASON_TEXT } from '@paattu/api-client/moderation';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsIn,
  IsInt,
  IsObject,
  IsOptional,
  IsUUID,
  Max,
  Min,
  ValidateNested,
} from 'class-validator';
import { HasVisibleText, Instant, TextBlock } from '../../../../common/validation/fields.js';
import { rule } from '../../../../common/validation/rule.js';
import { ROUND_NUMBERS, type RoundNumber } from './jury-round.entity.js';

/** Staff take out a few entries at most. */
const MAX_LEFT = 1_000;

export class ExtendRoundDto {
  @Instant('2026-01-20T18:30:00Z')
  closesAt: Date;
}

/** Why an entry was taken out of the contest. */
export class ReasonOfLeftDto {
  /** @example "5f3b0f01-ff3b-4f6b-9f9b-ef2b3ffb8f2b" */
  @IsUUID()
  entryId: string;

  /**
   * Published with the result.
   * @example "The video shows another singer"
   */
  @TextBlock(MAX_REASON_TEXT)
  @HasVisibleText(rule('MISSING_INFORMATION'))
  reason: string;

  /** @example "വീഡിയോയിൽ പാടുന്നത് മറ്റൊരാളാണ്" */
  @IsOptional()
  @TextBlock(MAX_REASON_TEXT)
  @HasVisibleText(rule('MISSING_INFORMATION'))
  @ApiPropertyOptional({ type: String, nullable: true, maxLength: MAX_REASON_TEXT })
  reasonMalayalam?: string | null;
}

export class OpenRoundDto extends ExtendRoundDto {
  @IsIn(ROUND_NUMBERS)
  @ApiProperty({ enum: ROUND_NUMBERS, example: 1 })
  number: RoundNumber;

  /**
   * How many entries the final after a first round has: the best of it. Without it, 20. Without a first round, all approved entries are in
   * the final, which must be 20 at most.
   */
  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(MAX_FINALISTS)
  @ApiProperty({ type: 'integer', required: false, minimum: 1, maximum: MAX_FINALISTS, example: 12 })
  finalists?: number;

  /** Of the entries that `unexplained` of the jury lists. */
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(MAX_LEFT)
  @IsObject({ each: true })
  @ValidateNested({ each: true })
  @Type(() => ReasonOfLeftDto)
  @ApiPropertyOptional({ type: [ReasonOfLeftDto] })
  reasons?: ReasonOfLeftDto[];
}

export class ReassignedDto {
  /** How many assignments were added. */
  @ApiProperty({ type: 'integer', example: 2 })
  assigned: number;
}
