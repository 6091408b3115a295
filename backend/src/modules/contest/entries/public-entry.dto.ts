import { AI_USES, type AiUse } from '@paattu/shared/contest-choices';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsIn, IsInt, IsOptional, Max, Min } from 'class-validator';
import { TextLine } from '../../../common/validation/fields.js';

const SORTS = ['viewCount', 'submittedAt', 'gallery'] as const;

export class PublicEntriesQueryDto {
  @ApiPropertyOptional({
    enum: SORTS,
    default: 'viewCount',
    description:
      'The sort field; `gallery` is the order that the owner chose for the contest, or `result` once its result is public. The header `Gallery-Order` of each answer names it.',
  })
  @IsOptional()
  @IsIn(SORTS)
  sort: (typeof SORTS)[number] = 'viewCount';

  @ApiPropertyOptional({ enum: ['asc', 'desc'], default: 'asc', description: 'The sort order.' })
  @IsOptional()
  @IsIn(['asc', 'desc'])
  order: 'asc' | 'desc' = 'asc';

  @ApiPropertyOptional({
    type: 'integer',
    minimum: 1,
    maximum: 100,
    default: 24,
    description: 'The maximum number of entries.',
  })
  @IsOptional()
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(100)
  limit: number = 24;

  @ApiPropertyOptional({
    type: 'integer',
    minimum: 0,
    default: 0,
    description: 'The number of entries to skip.',
  })
  @IsOptional()
  @Type(() => Number)
  @IsInt()
  @Min(0)
  @Max(1_000_000)
  offset: number = 0;

  @ApiPropertyOptional({
    type: String,
    maxLength: 100,
    description: 'The slug of a contest; the current contest without it.',
    example: 'cover-song-contest-2025',
  })
  @IsOptional()
  @TextLine(100)
  contest?: string;

  @ApiPropertyOptional({ type: String, maxLength: 100, description: 'Only names that contain this text.' })
  @IsOptional()
  @TextLine(100)
  q?: string;
}

/** The public part of an approved entry. */
export class PublicEntryDto {
  id: string;

  /**
   * The last part of the address of its page, which never changes.
   * @example anjali-nair
   */
  slug: string;

  /** @example "Anjali Nair" */
  name: string;

  /** @example dQw4w9WgXcQ */
  videoId: string;

  /** @example https://www.youtube.com/watch?v=dQw4w9WgXcQ */
  youtubeUrl: string;

  /**
   * The views of the video on YouTube, which counts each start, also silent previews. 0 until YouTube is asked for the first time; null when
   * they are unknown, because the last count is too old to keep.
   * @example 1850
   */
  viewCount: number | null;

  /** When YouTube returned `viewCount`; null before its first answer, and while the views are unknown. */
  viewsRefreshedAt: Date | null;

  /**
   * The place by views among all entries of the contest, 1 for the most viewed; unknown views rank last. Null in lists that are
   * searched or have another order.
   * @example 1
   */
  rank: number | null;

  /**
   * The place in the result of the contest. Null before the result is public, and for an entry that was no finalist.
   * @example 1
   */
  place: number | null;

  /** What the entrant declares that artificial intelligence made; null where nothing is declared. */
  @ApiProperty({ enum: AI_USES, nullable: true, example: 'backing' })
  aiUse: AiUse | null;

  /**
   * The photo in the size of a card. Without `?size=card` the address returns the full photo.
   * @example /api/contest/entries/7f1c2f7e-3f0e-4b3c-9a44-0d8b7d1f6f10/photo?size=card
   */
  photoUrl: string;

  submittedAt: Date;

  /** @example "Cover Song Contest 2025" */
  contestTitle: string;

  /** @example "കവർ സോങ് മത്സരം 2025" */
  contestTitleMalayalam: string | null;
}
