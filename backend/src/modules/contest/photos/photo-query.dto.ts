import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsOptional } from 'class-validator';

export class PhotoQueryDto {
  @ApiPropertyOptional({
    enum: ['full', 'card'],
    default: 'full',
    description: 'The full photo, or the size of a card.',
  })
  @IsOptional()
  @IsIn(['full', 'card'])
  size: 'full' | 'card' = 'full';
}
