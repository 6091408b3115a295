import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsOptional } from 'class-validator';
import type { EmailStatus } from '../../mailing/mailing.service.js';
import { ENTRY_STATUSES, type EntryStatus } from '../contest-entry.entity.js';
import type { EntryAction } from '../entry-event.entity.js';

/** An entry with all that the owner needs to judge it. */
export class AdminEntryDto {
  id: string;

  contestId: string;

  contestTitle: string;

  name: string;

  email: string;

  videoId: string;

  youtubeUrl: string;

  status: EntryStatus;

  viewCount: number;

  viewsRefreshedAt: Date | null;

  /** Why the last refresh brought no new count; null when it did. */
  viewsError: string | null;

  /** The whole photo; needs the owner's token until the entry is approved. */
  photoUrl: string | null;

  photoCardUrl: string | null;

  submittedAt: Date;

  updatedAt: Date;
}

export class EntryStatusCountsDto {
  pending: number;

  approved: number;

  rejected: number;

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

  /** Who decided; null for the entrant. */
  actor: string | null;

  /** Of a mail: its row, template and fate. */
  emailId: string | null;

  template: string | null;

  emailStatus: EmailStatus | null;
}

export class DeletedEntryDto {
  id: string;
}

export class RefreshedViewsDto {
  viewCount: number;
}

export class SeenEntryDto {
  /** The status in which the moderator saw the entry. Where it has another by now, the answer is a 409. */
  @IsOptional()
  @IsIn(ENTRY_STATUSES)
  @ApiPropertyOptional({ enum: ENTRY_STATUSES, example: 'pending' })
  status?: EntryStatus;
}
