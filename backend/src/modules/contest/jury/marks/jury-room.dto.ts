import { MAX_NOTE } from '@paattu/shared/jury';
import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsInt, IsOptional, Max, Min, ValidateIf } from 'class-validator';
import { TextBlock } from '../../../../common/validation/fields.js';
import { ROUND_NUMBERS, type RoundNumber } from '../rounds/jury-round.entity.js';
import {
  ABSTAIN_REASONS,
  type AbstainReason,
  ASSIGNMENT_STATES,
  type AssignmentState,
  MAX_MARK,
} from './jury-assignment.entity.js';
import { CRITERION_KEYS, type CriterionKey } from './criteria.js';

const MARK = { type: 'integer', nullable: true, minimum: 0, maximum: MAX_MARK, example: 17 } as const;

/** An entry that the judge marks. Nothing in it says whose it is, or what others think of it. */
export class JuryAssignmentDto {
  id: string;

  /** From 1, in the order of the judge. */
  @ApiProperty({ type: 'integer', minimum: 1, example: 1 })
  position: number;

  /**
   * The video on YouTube.
   * @example dQw4w9WgXcQ
   */
  videoId: string;

  /** Null while it is unknown. */
  @ApiProperty({ type: 'integer', nullable: true, example: 252 })
  durationSeconds: number | null;

  @ApiProperty({ enum: ASSIGNMENT_STATES, example: 'draft' })
  state: AssignmentState;

  /** In half points. */
  @ApiProperty(MARK)
  rendition: number | null;

  /** In half points. */
  @ApiProperty(MARK)
  engagement: number | null;

  /** Whether the mark of the rendition is fixed, and the engagement can be marked. */
  isRenditionLocked: boolean;

  /** Why the judge abstained. */
  @ApiProperty({ enum: ABSTAIN_REASONS, nullable: true, example: null })
  reason: AbstainReason | null;

  /** What she wrote when she abstained or recused herself. */
  @ApiProperty({ type: String, nullable: true, example: 'The sound breaks off.' })
  note: string | null;

  /** The number of the entry in the files of the result; null before it is public. */
  @ApiProperty({ type: 'integer', nullable: true, example: 7 })
  resultNumber: number | null;

  /**
   * For `If-Match`.
   * @example "0000000000000003"
   */
  version: string;
}

export class JuryContestDto {
  /** @example "Cover Song Contest 2025" */
  title: string;

  /** @example "കവർ സോങ് മത്സരം 2025" */
  titleMalayalam: string | null;

  /** @example "Monsoon Letter" */
  songTitle: string | null;

  /** @example മഴക്കത്ത് */
  songTitleMalayalam: string | null;

  /** @example cover-song-contest-2025 */
  slug: string;

  /** @example Asia/Kolkata */
  timeZone: string;
}

export class JuryCriterionDto {
  @ApiProperty({ enum: CRITERION_KEYS, example: 'rendition' })
  key: CriterionKey;

  /** Of the 100 points of an entry. */
  @ApiProperty({ type: 'integer', example: 30 })
  weight: number;

  /** What the marks mean; null where the page says it. */
  @ApiProperty({ type: String, nullable: true, example: '10: it gives the song a life of its own' })
  guidance: string | null;

  @ApiProperty({ type: String, nullable: true, example: '10: പാട്ടിന് പുതിയൊരു ജീവൻ നൽകുന്നു' })
  guidanceMalayalam: string | null;
}

export class JuryRoomRoundDto {
  /** 1 for the first round, 2 for the final. */
  @ApiProperty({ enum: ROUND_NUMBERS, example: 1 })
  number: RoundNumber;

  closesAt: Date;

  isClosed: boolean;
}

/** What a judge can expect. */
export class JuryPlanDto {
  /** When submissions close. No round begins before. */
  beginsAt: Date;

  /** When the winner is announced. Each round closes before. */
  endsAt: Date;

  /** How many entries are approved or wait for a decision. */
  @ApiProperty({ type: 'integer', minimum: 0, example: 14 })
  entries: number;

  /** About how many hours of work they are for one judge. */
  @ApiProperty({ type: 'integer', minimum: 1, example: 2 })
  hours: number;
}

export class JuryRoomDto {
  /** @example "Leela Varma" */
  judgeName: string;

  /** Her name in the files of the result, once it is public and has her marks. */
  @ApiProperty({ type: String, nullable: true, example: 'B' })
  letter: string | null;

  contest: JuryContestDto;

  criteria: JuryCriterionDto[];

  /** The newest round; null before the first one. */
  @ApiProperty({ type: JuryRoomRoundDto, nullable: true })
  round: JuryRoomRoundDto | null;

  /** Before the first round; null from then on. */
  @ApiProperty({ type: JuryPlanDto, nullable: true })
  plan: JuryPlanDto | null;

  /** Whether this site can ask YouTube for figures: it has a key. */
  hasFigures: boolean;

  /** The time of the server, by which rounds close. */
  serverNow: Date;

  /** Those of the newest round, in the order of the judge. */
  assignments: JuryAssignmentDto[];
}

export class MarksDto {
  /** In half points; null for none. */
  @ApiProperty(MARK)
  @ValidateIf((_, mark) => mark !== null)
  @IsInt()
  @Min(0)
  @Max(MAX_MARK)
  rendition: number | null;

  /** In half points; null for none. */
  @ApiProperty(MARK)
  @ValidateIf((_, mark) => mark !== null)
  @IsInt()
  @Min(0)
  @Max(MAX_MARK)
  engagement: number | null;
}

export class RecuseDto {
  /** For the owner alone. */
  @IsOptional()
  @TextBlock(MAX_NOTE)
  @ApiProperty({
    type: String,
    required: false,
    nullable: true,
    maxLength: MAX_NOTE,
    example: 'She is my cousin.',
  })
  note?: string | null;
}

export class AbstainDto extends RecuseDto {
  @IsIn(ABSTAIN_REASONS)
  @ApiProperty({ enum: ABSTAIN_REASONS, example: 'sound' })
  reason: AbstainReason;
}

/** What YouTube says at this moment. It is not stored, and no formula reads it. */
export class JuryFiguresDto {
  /** Null where YouTube hides it. */
  @ApiProperty({ type: 'integer', nullable: true, example: 1_204 })
  views: number | null;

  /** Null where YouTube hides it. */
  @ApiProperty({ type: 'integer', nullable: true, example: 96 })
  likes: number | null;

  /** Null where YouTube hides it. */
  @ApiProperty({ type: 'integer', nullable: true, example: 12 })
  comments: number | null;

  readAt: Date;
}
