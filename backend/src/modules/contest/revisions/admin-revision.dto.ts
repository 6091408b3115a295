import { MAX_SENTENCE } from '@paattu/api-client/moderation';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsOptional } from 'class-validator';
import { PlainLine } from '../../../common/validation/fields.js';
import { emptyIsAbsent } from '../../../common/validation/optional-line.js';
import { type VideoFlag, VIDEO_FLAGS } from '../videos/check/video-flags.js';

/** What an entrant proposes to change. What stays is null. */
export class AdminRevisionDto {
  id: string;

  /** @example "Anjali Nair" */
  name: string | null;

  /** @example dQw4w9WgXcQ */
  videoId: string | null;

  /** What the check of the video found. */
  @ApiProperty({ enum: VIDEO_FLAGS, isArray: true })
  videoFlags: VideoFlag[];

  /**
   * The full photo. Needs the token of a moderator.
   * @example /api/admin/revisions/7f1c2f7e-3f0e-4b3c-9a44-0d8b7d1f6f10/photo
   */
  photoUrl: string | null;

  createdAt: Date;
}

export class RejectRevisionDto {
  /** What the email says besides. */
  @PlainLine(MAX_SENTENCE)
  @emptyIsAbsent
  @IsOptional()
  @ApiPropertyOptional({
    type: String,
    nullable: true,
    maxLength: MAX_SENTENCE,
    example: 'The paper in the new photo cannot be read.',
  })
  sentence?: string | null;
}
