import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsOptional, IsString } from 'class-validator';

export class CoverQueryDto {
  @ApiPropertyOptional({
    enum: ['full', 'page', 'card'],
    default: 'full',
    description: '`full` is the original size, `page` the width of a page, `card` the width of a song card.',
  })
  @IsOptional()
  @IsIn(['full', 'page', 'card'])
  size: 'full' | 'page' | 'card' = 'full';

  /** The version in the addresses of the song. With it, the response may be cached forever. */
  @IsOptional()
  @IsString()
  v?: string;

  /** The key in the owner's addresses of a song that is not published. */
  @IsOptional()
  @IsString()
  key?: string;
}
