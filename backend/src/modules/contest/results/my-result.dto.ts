import { DEFAULT_LOCALE, type Locale, locales } from '@paattu/shared/locales';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsOptional } from 'class-validator';
import { PARTS, type ResultPart, ResultWeightsDto } from './result.dto.js';
import { ResultPlacesDto, ResultPointsDto } from './result-line.dto.js';

export class CertificateQueryDto {
  @ApiPropertyOptional({ enum: locales, default: DEFAULT_LOCALE, description: 'Its language.' })
  @IsOptional()
  @IsIn(locales)
  lang: Locale = DEFAULT_LOCALE;
}

/** The entrant's own line. */
export class MyResultDto {
  /** @example 17 */
  number: number;

  /** @example 1 */
  version: number;

  /**
   * The last part of the address of the contest.
   * @example cover-song-contest-2025
   */
  slug: string;

  /**
   * Null for an entry that was no finalist.
   * @example 3
   */
  place: number | null;

  /** @example 20 */
  finalists: number;

  points: ResultPointsDto | null;

  places: ResultPlacesDto | null;

  /** @example 204 */
  votes: number;

  @ApiProperty({ enum: PARTS, isArray: true })
  parts: ResultPart[];

  weights: ResultWeightsDto;
}
