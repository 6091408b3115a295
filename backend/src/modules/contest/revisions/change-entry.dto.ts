import { ApiProperty, PickType } from '@nestjs/swagger';
import { IsString, MaxLength } from 'class-validator';
import { SubmitEntryDto } from '../entries/submit-entry.dto.js';

/** The parts of an entry that its entrant can change. */
export class ChangeEntryDto extends PickType(SubmitEntryDto, ['name', 'youtubeUrl'] as const) {}

export class ChangeEntryFormDto extends ChangeEntryDto {
  /** PNG or JPEG, at most 5 MB. Without it, the photo stays. */
  @ApiProperty({ type: 'string', format: 'binary', required: false })
  photo?: unknown;
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
