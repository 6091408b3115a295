import { MAX_SONG_LINE_LENGTH } from '@paattu/shared/rules';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsOptional, IsString, MaxLength } from 'class-validator';

export type CoverSize = 'full' | 'page' | 'card';

export class CoverQueryDto {
  @ApiPropertyOptional({
    enum: ['full', 'page', 'card', 'share'],
    default: 'full',
    description:
      '`full` is the original size, `page` the width of a page, `card` the width of a song card. `share` is the picture beside links to the song: the cover with the titles, 1200 × 630 pixels.',
  })
  @IsOptional()
  @IsIn(['full', 'page', 'card', 'share'])
  size: CoverSize | 'share' = 'full';

  /** The version in the addresses of the song. With it, the response may be cached forever. */
  @IsOptional()
  @IsString()
  v?: string;

  /** The key in the owner's addresses of a song that is not published. */
  @IsOptional()
  @IsString()
  key?: string;
}

export class DrawnCoverQueryDto {
  /**
   * Its first letter stands on the cover, unless the song has a Malayalam title.
   * @example "Monsoon Letter"
   */
  @IsString()
  @MaxLength(MAX_SONG_LINE_LENGTH)
  title: string;

  /**
   * Comes before the other title.
   * @example മഴക്കത്ത്
   */
  @IsOptional()
  @IsString()
  @MaxLength(MAX_SONG_LINE_LENGTH)
  titleMalayalam?: string;
}
