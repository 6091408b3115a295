import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsOptional } from 'class-validator';
import type { EmailDelivery, EmailStatus } from '../../mailing/mailing.service.js';
import { ENTRY_STATUSES, type EntryStatus } from '../contest-entry.entity.js';
import type { EntryAction } from '../entry-event.entity.js';

/** An entry with all that the owner needs to judge it. */
export class AdminEntryDto {
  id: string;

  contestId: string;

  /** @example "Cover Song Contest 2025" */
  contestTitle: string;

  /** @example "Anjali Nair" */
  name: string;

  /** @example anjali@visitor.example */
  email: string;

  /** @example dQw4w9WgXcQ */
  videoId: string;

  /** @example https://www.youtube.com/watch?v=dQw4w9WgXcQ */
  youtubeUrl: string;

  status: EntryStatus;

  /** @example 1850 */
  viewCount: number;

  viewsRefreshedAt: Date | null;

  /**
   * Why the last refresh brought no new count; null when it did.
   * @example "Video not found or is private"
   */
  viewsError: string | null;

  /**
   * The whole photo; needs the owner's token until the entry is approved.
   * @example /api/contest/entries/7f1c2f7e-3f0e-4b3c-9a44-0d8b7d1f6f10/photo
   */
  photoUrl: string;

  submittedAt: Date;

  updatedAt: Date;
}

export class EntryStatusCountsDto {
  /** @example 9 */
  pending: number;

  /** @example 33 */
  approved: number;

  /** @example 6 */
  rejected: number;

  /** @example 48 */
  total: number;
}

/** What happened to an entry: a decision, or a mail about it. */
export class EntryEventDto {
  at: Date;

  kind: 'moderation' | 'email';

  /** Of a decision. */
  action: EntryAction | null;

  fromStatus: EntryStatus | null;

  toStatus: EntryStatus | null;

  /**
   * The address of who decided; null for the entrant.
   * @example owner@paattu.example
   */
  actor: string | null;

  /** Of a mail: its row, template and fate. */
  emailId: string | null;

  /** @example entry-approved */
  template: string | null;

  emailStatus: EmailStatus | null;

  /** How a mail left: to a mail server, or nowhere, since there is none. */
  emailDelivery: EmailDelivery | null;
}

export class DeletedEntryDto {
  id: string;
}

export class RefreshedViewsDto {
  /** @example 1850 */
  viewCount: number;
}

export class SeenEntryDto {
  /** The status in which the moderator saw the entry. Where it has another by now, the answer is a 409. */
  @IsOptional()
  @IsIn(ENTRY_STATUSES)
  @ApiPropertyOptional({ enum: ENTRY_STATUSES, example: 'pending' })
  status?: EntryStatus;
}
