import { ApiProperty } from '@nestjs/swagger';
import { ContestSettingsDto } from './contest.dto.js';

/** A contest as the owner sees it. */
export class AdminContestDto extends ContestSettingsDto {
  /**
   * Whether the site shows this contest now.
   * @example true
   */
  isCurrent: boolean;

  @ApiProperty({ example: '2025-05-01T00:00:00.000Z' })
  createdAt: Date;

  @ApiProperty({ example: '2025-05-01T00:00:00.000Z' })
  updatedAt: Date;
}
