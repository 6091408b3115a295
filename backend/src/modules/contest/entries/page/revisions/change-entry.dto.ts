import { AI_USES, type AiUse, MAX_AI_NOTE } from '@paattu/shared/contest-choices';
import { ApiProperty, PickType } from '@nestjs/swagger';
import { IsIn, IsString, MaxLength } from 'class-validator';
import { OptionalLine } from '../../../../../common/validation/optional-line.js';
import { SubmitEntryDto } from '../../submit-entry.dto.js';

/** The parts of an entry that its entrant can change. */
export class ChangeEntryDto extends PickType(SubmitEntryDto, ['name', 'youtubeUrl'] as const) {}

export class ChangeEntryFormDto extends ChangeEntryDto {
  /** PNG or JPEG, at most 5 MB. Without it, the photo stays. */
  @ApiProperty({ type: 'string', format: 'binary', required: false })
  photo?: unknown;
}

export class DeclarationDto {
  @IsIn(AI_USES)
  @ApiProperty({ enum: AI_USES, example: 'backing' })
  aiUse: AiUse;

  /** What the entrant adds to it, for the moderators. Not stored with `no`. */
  @OptionalLine(MAX_AI_NOTE, 'The drums and the strings.')
  aiNote?: string | null;
}

export class WithdrawEntryDto {
  /**
   * The address of the entry, typed again.
   * @example anjali@visitor.example
   */
  @IsString()
  @MaxLength(320)
  email: string;
}
