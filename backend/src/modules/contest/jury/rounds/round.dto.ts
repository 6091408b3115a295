import { MAX_FINALISTS } from '@paattu/shared/jury';
import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsInt, IsOptional, Max, Min } from 'class-validator';
import { Instant } from '../../../../common/validation/fields.js';
import { type ReasonOfLeftDto, ReasonsOfLeft } from '../../entries/left-entries.dto.js';
import { ROUND_NUMBERS, type RoundNumber } from './jury-round.entity.js';

export class ExtendRoundDto {
  @Instant('2026-01-20T18:30:00Z')
  closesAt: Date;
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
  @ReasonsOfLeft()
  reasons?: ReasonOfLeftDto[];
}

export class ReassignedDto {
  /** How many assignments were added. */
  @ApiProperty({ type: 'integer', example: 2 })
  assigned: number;

  /** How many entries that came later the final passes over: the first round has heard them. */
  @ApiProperty({ type: 'integer', example: 0 })
  passedOver: number;
}
