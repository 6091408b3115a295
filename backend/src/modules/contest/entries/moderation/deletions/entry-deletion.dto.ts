import { ApiProperty } from '@nestjs/swagger';
import { ENTRY_STATUSES, type EntryStatus } from '@paattu/shared/entry-transitions';

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
