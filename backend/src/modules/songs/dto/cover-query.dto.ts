import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsOptional, IsString } from 'class-validator';

export class CoverQueryDto {
  @ApiPropertyOptional({
    enum: ['full', 'card'],
    default: 'full',
    description: 'The whole picture, or as wide as a card shows it.',
  })
  @IsOptional()
  @IsIn(['full', 'card'])
  size: 'full' | 'card' = 'full';

  /** The version in the song's own addresses; with it, the answer may be cached for ever. */
  @IsOptional()
  @IsString()
  v?: string;
}
