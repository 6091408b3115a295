import { ApiProperty } from '@nestjs/swagger';
import { ArrayMaxSize, ArrayNotEmpty, ArrayUnique, IsUUID } from 'class-validator';
import { ErrorDto } from '../../../../common/errors/error.dto.js';

export class RefreshedViewsDto {
  /** @example 1850 */
  viewCount: number;
}

export class RefreshViewsDto {
  /** The entries to refresh. */
  @IsUUID('all', { each: true })
  @ArrayUnique()
  @ArrayMaxSize(100)
  @ArrayNotEmpty()
  @ApiProperty({ type: [String], format: 'uuid', minItems: 1, maxItems: 100 })
  ids: string[];
}

export class RefreshedEntryDto {
  id: string;

  /**
   * Null when the refresh failed.
   * @example 1850
   */
  viewCount: number | null;

  /** The reason of a failure; null when the refresh succeeded. */
  @ApiProperty({ type: ErrorDto, nullable: true })
  error: ErrorDto | null;
}
