import { MAX_NOTE } from '@paattu/shared/moderation';
import { ApiProperty } from '@nestjs/swagger';
import { HasVisibleText, TextBlock } from '../../../../../common/validation/fields.js';
import { rule } from '../../../../../common/validation/rule.js';

export class NewEntryNoteDto {
  @TextBlock(MAX_NOTE)
  @HasVisibleText(rule('MISSING_INFORMATION'))
  @ApiProperty({ maxLength: MAX_NOTE, example: 'Her sister entered last year.' })
  body: string;
}

/** What staff noted about an entry, for staff alone. */
export class EntryNoteDto extends NewEntryNoteDto {
  id: string;

  /**
   * The email address of the person who wrote it; null for a user who was deleted.
   * @example moderator@paattu.example
   */
  author: string | null;

  /** Whether the user may delete it: staff may delete what they wrote, the owner every note. */
  mayDelete: boolean;

  createdAt: Date;
}
