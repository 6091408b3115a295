import {
  MAX_REASON_LABEL,
  MAX_REASON_TEXT,
  MAX_REASONS,
  REASONED_TRANSITIONS,
  type ReasonedTransition,
} from '@paattu/shared/moderation';
import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsIn,
  IsObject,
  IsOptional,
  IsUUID,
  ValidateNested,
} from 'class-validator';
import { HasVisibleText, TextLine } from '../../../../../common/validation/fields.js';
import { emptyIsAbsent } from '../../../../../common/validation/optional-line.js';
import { rule } from '../../../../../common/validation/rule.js';
import { VIDEO_FINDINGS, type VideoFinding } from '../../videos/check/video-flags.js';

const MISSING = rule('MISSING_INFORMATION');

/** A reason as the owner writes it. */
export class ReasonDto {
  /** Chosen by the client for a new reason. */
  @IsUUID()
  @ApiProperty({ format: 'uuid', example: '7f1c2f7e-3f0e-4b3c-9a44-0d8b7d1f6f10' })
  id: string;

  /** What the moderators choose from. */
  @TextLine(MAX_REASON_LABEL)
  @HasVisibleText(MISSING)
  @ApiProperty({ maxLength: MAX_REASON_LABEL, example: 'Another song' })
  label: string;

  /** What the entrant reads. */
  @TextLine(MAX_REASON_TEXT)
  @HasVisibleText(MISSING)
  @ApiProperty({ maxLength: MAX_REASON_TEXT, example: 'The video has another song.' })
  text: string;

  /** Without it, an entrant who reads Malayalam gets the English text. */
  @TextLine(MAX_REASON_TEXT)
  @emptyIsAbsent
  @IsOptional()
  @ApiPropertyOptional({
    type: String,
    nullable: true,
    maxLength: MAX_REASON_TEXT,
    example: 'വീഡിയോയിലുള്ളത് മറ്റൊരു പാട്ടാണ്.',
  })
  textMalayalam?: string | null;

  /** It is the likeliest reason for an entry whose video has one of these. Without the list, it stays as it was. */
  @IsArray()
  @ArrayUnique()
  @IsIn(VIDEO_FINDINGS, { each: true })
  @IsOptional()
  @ApiPropertyOptional({ enum: VIDEO_FINDINGS, isArray: true })
  findings?: VideoFinding[];

  /** No new decision can use an archived reason. */
  @IsBoolean()
  isArchived: boolean;
}

const Reasons = () =>
  applyDecorators(
    IsArray(),
    ArrayMaxSize(MAX_REASONS),
    // The rules of nested items also pass through an array, whatever its length.
    IsObject({ each: true }),
    ValidateNested({ each: true }),
    Type(() => ReasonDto),
  );

/** Both lists, in the order in which moderators see them. */
export class ReasonListsDto {
  @Reasons()
  reject: ReasonDto[];

  @Reasons()
  disapprove: ReasonDto[];
}

export class ModerationReasonsDto extends ReasonListsDto {
  /** Always `all`: there is one record. */
  @ApiProperty({ example: 'all' })
  id: string;

  /** The ids of the reasons that a decision has used: they are archived instead of deleted. */
  used: string[];

  /**
   * Changes with the reasons; for `If-Match`.
   * @example 3f9a0c1b2d4e5f60
   */
  version: string;
}

/** A reason that a moderator can choose. */
export class OfferedReasonDto {
  @ApiProperty({ format: 'uuid', example: '7f1c2f7e-3f0e-4b3c-9a44-0d8b7d1f6f10' })
  id: string;

  @ApiProperty({ enum: REASONED_TRANSITIONS })
  action: ReasonedTransition;

  /** @example "Another song" */
  label: string;

  /** @example "The video has another song." */
  text: string;

  /** @example "വീഡിയോയിലുള്ളത് മറ്റൊരു പാട്ടാണ്." */
  textMalayalam: string | null;

  /** It is the likeliest reason for an entry whose video has one of these. */
  @ApiProperty({ enum: VIDEO_FINDINGS, isArray: true })
  findings: VideoFinding[];

  /**
   * How many of the last 50 decisions of this kind in the contest have this reason.
   * @example 12
   */
  recentUses: number;
}
