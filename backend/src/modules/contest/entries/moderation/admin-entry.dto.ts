import { AI_RULES, AI_USES, type AiRule, type AiUse } from '@paattu/shared/contest-choices';
import type { EntryAction } from '@paattu/shared/entry-actions';
import { ENTRY_STATUSES, type EntryStatus } from '@paattu/shared/entry-transitions';
import { type Locale, locales } from '@paattu/shared/locales';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { MAX_SENTENCE } from '@paattu/shared/moderation';
import { IsIn, IsOptional, IsUUID, Matches } from 'class-validator';
import { TextLine } from '../../../../common/validation/fields.js';
import { emptyIsAbsent } from '../../../../common/validation/optional-line.js';
import type { EmailDelivery, EmailStatus } from '../../../mailing/mailing.service.js';
import { AdminRevisionDto } from './revisions/admin-revision.dto.js';
import { AdminVideoDto } from './admin-video.dto.js';

/** An entry as the owner sees it. */
export class AdminEntryDto {
  id: string;

  /**
   * The last part of the address of its page, which visitors see once the entry is approved.
   * @example anjali-nair
   */
  slug: string;

  contestId: string;

  /** @example "Cover Song Contest 2025" */
  contestTitle: string;

  /** @example "Anjali Nair" */
  name: string;

  /** @example anjali@visitor.example */
  email: string;

  /**
   * Whether emails to the address come back, so that the entrant gets only what opens the entry.
   * @example false
   */
  doEmailsComeBack: boolean;

  /** Whether somebody has opened a link that was emailed to the address. One that was only typed may be a stranger's. */
  isAddressProved: boolean;

  /** The entrant's, in which emails go out. */
  @ApiProperty({ enum: locales })
  language: Locale;

  /** @example dQw4w9WgXcQ */
  videoId: string;

  /** @example https://www.youtube.com/watch?v=dQw4w9WgXcQ */
  youtubeUrl: string;

  status: EntryStatus;

  /** Whether only the owner takes it out of the contest: returns it to pending, or rejects it. */
  isOwners: boolean;

  /** Whether only the owner approves it: the owner took it out after voting had opened, or the prize was offered to it. */
  isApprovalOwners: boolean;

  /**
   * The views of the video on YouTube; 0 until YouTube is asked for the first time, null when they are unknown.
   * @example 1850
   */
  viewCount: number | null;

  /** When YouTube returned `viewCount`; null before its first answer, and while the views are unknown. */
  viewsRefreshedAt: Date | null;

  /**
   * The reason why the last refresh failed; null when it succeeded.
   * @example "Video not found or is private"
   */
  viewsError: string | null;

  /**
   * The full photo. Needs the owner's token until the entry is approved. Null when it was deleted after its term.
   * @example /api/contest/entries/7f1c2f7e-3f0e-4b3c-9a44-0d8b7d1f6f10/photo
   */
  photoUrl: string | null;

  /** What the contest allows artificial intelligence to make; null for no rule. */
  @ApiProperty({ enum: AI_RULES, nullable: true, example: 'voice-human' })
  aiRule: AiRule | null;

  /** What the entrant declares that it made; null where nothing is declared. */
  @ApiProperty({ enum: AI_USES, nullable: true, example: 'backing' })
  aiUse: AiUse | null;

  /**
   * What she adds to it.
   * @example "The drums and the strings."
   */
  aiNote: string | null;

  /** What is known of the video; null for nothing. */
  video: AdminVideoDto | null;

  /**
   * Of name, video, photo and declaration. A decision sends the one that the moderator saw.
   * @example 3f9a0c1b2d4e5f60
   */
  version: string;

  /** What the entrant proposes to change; null for nothing. */
  revision: AdminRevisionDto | null;

  /**
   * Messages of the entrant that no moderator has answered.
   * @example 1
   */
  unansweredMessages: number;

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

  /** @example 2 */
  withdrawn: number;

  /**
   * Those that the entrant proposes to change, whatever their status.
   * @example 1
   */
  revised: number;

  /**
   * Those with a message of the entrant that no moderator has answered, whatever their status.
   * @example 1
   */
  unanswered: number;

  /**
   * Those that are approved, and whose video is broken.
   * @example 1
   */
  videoBroken: number;

  /**
   * Those that are pending, unanswered or have a broken video. Each counts once.
   * @example 10
   */
  waiting: number;

  /**
   * Those that are pending or approved in a contest with a rule about artificial intelligence, whose entrants declare nothing made by
   * it, although the uploaders of their videos told YouTube of altered or synthetic content.
   * @example 1
   */
  aiDoubtful: number;

  /** @example 50 */
  total: number;
}

/** An event of an entry: a transition or an email. */
export class EntryEventDto {
  at: Date;

  kind: 'moderation' | 'email';

  /** The transition or deletion; null for an email. */
  action: EntryAction | null;

  fromStatus: EntryStatus | null;

  toStatus: EntryStatus | null;

  /**
   * The reason that the entrant was given, as it was then; null for none.
   * @example "The video has another song."
   */
  reason: string | null;

  /** @example "വീഡിയോയിലുള്ളത് മറ്റൊരു പാട്ടാണ്." */
  reasonMalayalam: string | null;

  /**
   * What the moderator added to it; null for nothing.
   * @example "Please sing Monsoon Letter."
   */
  sentence: string | null;

  /** What the entrant declared with the submission or the change; null for other events. */
  @ApiProperty({ enum: AI_USES, nullable: true, example: null })
  aiUse: AiUse | null;

  /**
   * The email address of the person who acted; null for the entrant.
   * @example owner@paattu.example
   */
  actor: string | null;

  /** The id of the email; null for a transition or deletion. */
  emailId: string | null;

  /** @example entry-approved */
  template: string | null;

  /**
   * What such an email is called.
   * @example "entry approved"
   */
  emailLabel: string | null;

  emailStatus: EmailStatus | null;

  /** `smtp` was sent; `kept` is stored, because no SMTP server is configured. */
  emailDelivery: EmailDelivery | null;
}

export class SeenEntryDto {
  /** The status that the owner saw. The response is a 409 when the entry has another one. */
  @IsIn(ENTRY_STATUSES)
  @ApiProperty({ enum: ENTRY_STATUSES, example: 'pending' })
  status: EntryStatus;

  /**
   * The `version` that the moderator saw, likewise.
   * @example 3f9a0c1b2d4e5f60
   */
  @Matches(/^[0-9a-f]{16}$/)
  version: string;
}

/** A decision that can tell the entrant why. Consoles of earlier releases send no reason. */
export class ReasonedDecisionDto extends SeenEntryDto {
  /** A reason that is offered for this decision. */
  @IsOptional()
  @IsUUID()
  @ApiPropertyOptional({
    type: String,
    format: 'uuid',
    nullable: true,
    example: '7f1c2f7e-3f0e-4b3c-9a44-0d8b7d1f6f10',
  })
  reasonId?: string | null;

  /** What the email says besides. */
  @TextLine(MAX_SENTENCE)
  @emptyIsAbsent
  @IsOptional()
  @ApiPropertyOptional({
    type: String,
    nullable: true,
    maxLength: MAX_SENTENCE,
    example: 'Please sing Monsoon Letter.',
  })
  sentence?: string | null;
}
