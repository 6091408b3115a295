import { ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsIn, IsInt, IsOptional, Max, Min } from 'class-validator';

export class PublicEntriesQueryDto {
  @ApiPropertyOptional({ enum: ['viewCount'] })
  @IsOptional()
  @IsIn(['viewCount'])
  sort?: 'viewCount';

  @ApiPropertyOptional({ enum: ['asc', 'desc'], default: 'asc' })
  @IsOptional()
  @IsIn(['asc', 'desc'])
  order: 'asc' | 'desc' = 'asc';

  @ApiPropertyOptional({ type: 'integer', minimum: 1, maximum: 100, default: 24 })
  @IsOptional()
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(100)
  limit: number = 24;

  @ApiPropertyOptional({ type: 'integer', minimum: 0, default: 0 })
  @IsOptional()
  @Type(() => Number)
  @IsInt()
  @Min(0)
  @Max(1_000_000)
  offset: number = 0;
}

export class PhotoQueryDto {
  @ApiPropertyOptional({ enum: ['full', 'card'], default: 'full' })
  @IsOptional()
  @IsIn(['full', 'card'])
  size: 'full' | 'card' = 'full';
}

/** An approved entry, as everyone may see it. */
export class PublicEntryDto {
  id: string;

  name: string;

  /** @example dQw4w9WgXcQ */
  videoId: string;

  youtubeUrl: string;

  viewCount: number;

  /** The photo as wide as a card shows it; without `?size=card` the address brings the whole one. */
  photoUrl: string | null;

  submittedAt: Date;

  contestTitle: string;
}
