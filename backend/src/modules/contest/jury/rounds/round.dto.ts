import { ApiProperty } from '@nestjs/swagger';
import { ArrayMaxSize, ArrayMinSize, ArrayUnique, IsIn, IsOptional, IsUUID } from 'class-validator';
import { Instant } from '../../../../common/validation/fields.js';
import { ROUND_NUMBERS, type RoundNumber } from './jury-round.entity.js';

/** How many entries the final has at most. */
export const MAX_FINALISTS = 20;

export class ExtendRoundDto {
  @Instant('2026-01-20T18:30:00Z')
  closesAt: Date;
}

export class OpenRoundDto extends ExtendRoundDto {
  @IsIn(ROUND_NUMBERS)
  @ApiProperty({ enum: ROUND_NUMBERS, example: 1 })
  number: RoundNumber;

  /**
   * The finalists: after a first round, the best of it. Without it, the best 20 of the first round, or all approved entries if no first
   * round was. The first round has all approved entries.
   */
  @IsOptional()
  @ArrayMinSize(1)
  @ArrayMaxSize(MAX_FINALISTS)
  @ArrayUnique()
  @IsUUID(undefined, { each: true })
  @ApiProperty({
    type: [String],
    required: false,
    items: { type: 'string', format: 'uuid' },
    maxItems: MAX_FINALISTS,
  })
  entryIds?: string[];
}

export class ReassignedDto {
  /** How many assignments were added. */
  @ApiProperty({ type: 'integer', example: 2 })
  assigned: number;
}
