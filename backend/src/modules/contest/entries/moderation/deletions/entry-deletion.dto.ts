import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { ENTRY_STATUSES, type EntryStatus } from '@paattu/shared/entry-transitions';
import { IsNotEmpty, IsOptional, IsString, MaxLength } from 'class-validator';
import { rule } from '../../../../../common/validation/rule.js';

export class DeleteEntryDto {
  /** The owner's. Needed for an entry that is approved, or that has votes, marks or a place in a result. */
  @IsNotEmpty(rule('MISSING_PASSWORD'))
  @IsString()
  @MaxLength(1000)
  @IsOptional()
  @ApiPropertyOptional({ example: 'correct horse battery staple' })
  password?: string;
}

export class DeletedEntryDto {
  id: string;
}

/** A deleted entry that is not erased yet. */
export class EntryDeletionDto {
  id: string;

  /** @example "Anjali Nair" */
  name: string;

  /** @example "Cover Song Contest 2025" */
  contestTitle: string;

  /** The status that an undo restores. */
  @ApiProperty({ enum: ENTRY_STATUSES })
  status: EntryStatus;

  deletedAt: Date;

  /** When it is erased at the earliest. */
  erasedAt: Date;

  /** Whether a legal hold keeps it from being erased. */
  isHeld: boolean;
}
