import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsOptional } from 'class-validator';
import { DEFAULT_LOCALE, type Locale, locales } from '@paattu/shared/locales';
import { TextLine } from '../../../../common/validation/fields.js';
import { PICTURE_SIZES, type PictureSize } from './layouts.js';

export class PictureQueryDto {
  @ApiPropertyOptional({
    enum: PICTURE_SIZES,
    default: 'og',
    description: '1200 × 630 beside a link, or 1080 × 1920 for a status.',
  })
  @IsOptional()
  @IsIn(PICTURE_SIZES)
  size: PictureSize = 'og';

  @ApiPropertyOptional({
    enum: locales,
    default: DEFAULT_LOCALE,
    description: 'The language of the titles.',
  })
  @IsOptional()
  @IsIn(locales)
  lang: Locale = DEFAULT_LOCALE;

  @ApiPropertyOptional({
    type: String,
    maxLength: 20,
    description: 'The `pictureVersion` of the entry. With it, the picture may be kept for a day.',
  })
  @IsOptional()
  @TextLine(20)
  v?: string;
}
