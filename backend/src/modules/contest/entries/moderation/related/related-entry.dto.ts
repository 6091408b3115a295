import { ApiProperty } from '@nestjs/swagger';
import { ENTRY_STATUSES, type EntryStatus } from '@paattu/shared/entry-transitions';

/** Another entry of the contest that may be of the same person. */
export class RelatedEntryDto {
  id: string;

  /** @example "Anjali Nair" */
  name: string;

  /** @example anjali+2@visitor.example */
  email: string;

  @ApiProperty({ enum: ENTRY_STATUSES })
  status: EntryStatus;

  submittedAt: Date;

  /** Whether both addresses are of one mailbox, however they are written. */
  hasSameMailbox: boolean;

  hasSameVideo: boolean;

  /** When a moderator decided about it last; null while it waits for the first decision. */
  decidedAt: Date | null;

  /**
   * The reason of its last rejection or return to pending; null for none.
   * @example "Another song"
   */
  reason: string | null;

  /**
   * What the moderator added to it; null for nothing.
   * @example "Please sing Monsoon Letter."
   */
  sentence: string | null;
}
