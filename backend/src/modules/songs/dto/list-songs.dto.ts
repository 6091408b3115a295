import { ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsIn, IsInt, Max, Min } from 'class-validator';

const MAX_SONGS = 100;

const LYRICS = ['full', 'excerpt'] as const;

export class ListSongsDto {
  @ApiPropertyOptional({
    type: 'integer',
    minimum: 1,
    example: 25,
    default: MAX_SONGS,
    maximum: MAX_SONGS,
    description: 'The maximum number of songs.',
  })
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(MAX_SONGS)
  limit: number = MAX_SONGS;

  @ApiPropertyOptional({
    type: 'integer',
    minimum: 0,
    example: 0,
    default: 0,
    description: 'The number of newest songs to skip.',
  })
  @Type(() => Number)
  @IsInt()
  @Min(0)
  @Max(1_000_000)
  offset: number = 0;

  @ApiPropertyOptional({
    enum: LYRICS,
    example: 'excerpt',
    default: 'full',
    description: '`excerpt` shortens each `description` to its first two lines.',
  })
  @IsIn(LYRICS)
  lyrics: (typeof LYRICS)[number] = 'full';
}
