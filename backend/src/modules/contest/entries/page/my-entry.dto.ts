import { AI_USES, type AiUse } from '@paattu/shared/contest-choices';
import type { EntryAction } from '@paattu/shared/entry-actions';
import type { EntryStatus } from '@paattu/shared/entry-transitions';
import { DEFAULT_LOCALE, type Locale } from '@paattu/shared/locales';
import { ApiProperty } from '@nestjs/swagger';
import { IsNotEmpty } from 'class-validator';
import { EmailAddress, Language, LinkToken } from '../../../../common/validation/fields.js';
import { rule } from '../../../../common/validation/rule.js';
import { ConsentDto } from '../../contests/consents/consent.dto.js';
import { ContestDto } from '../../contests/contest.dto.js';
import type { ChangedPart } from '../entry-event.entity.js';
import { MyRevisionDto } from './my-revision.dto.js';
import { MyVideoDto } from './my-video.dto.js';

export class OpenEntryDto {
  /** @example vJ0cQb7m0y1mD2r3v4x5z6A7b8C9d0E1f2G3h4I5j6K */
  @LinkToken()
  token: string;
}

export class OpenedEntryDto {
  id: string;
}

export class RequestLinksDto {
  @EmailAddress()
  email: string;

  @Language()
  language: Locale = DEFAULT_LOCALE;
}

export class ChangeAddressDto {
  @EmailAddress()
  @IsNotEmpty(rule('MISSING_EMAIL'))
  email: string;
}

export class AddressLinkDto {
  /** @example vJ0cQb7m0y1mD2r3v4x5z6A7b8C9d0E1f2G3h4I5j6K */
  @LinkToken()
  token: string;
}

/** What an entrant reads of what happened to the entry. An act that is not named here is not shown. */
export const ENTRY_HISTORY = [
  'submit',
  'approve',
  'reject',
  'disapprove',
  'edit',
  'revise',
  'cancel-revision',
  'approve-revision',
  'reject-revision',
  'withdraw',
  'undo-withdraw',
  'correct-email',
  'change-email',
  'make-link',
  'video-broken',
  'video-mended',
  'ask-proof',
  'prove',
  'cancel-proof',
] as const satisfies EntryAction[];

/** What the contest's result brought the entry. */
const RESULT_HISTORY = [
  'announce-result',
  'correct-result',
  'offer-prize',
  'accept-prize',
  'decline-prize',
  'lapse-prize',
] as const;

const HISTORY_ACTIONS = [...ENTRY_HISTORY, ...RESULT_HISTORY] as const;

const CHANGED_PARTS = ['name', 'video', 'photo', 'ai'] as const satisfies ChangedPart[];

/** `waiting`: not sent yet. `kept`: this site sends no emails. `opted-out`: the address gets no emails about contests. `dead-address`: emails to the address come back. */
const DELIVERIES = ['sent', 'waiting', 'kept', 'failed', 'opted-out', 'dead-address'] as const;

export class HistoryItemDto {
  at: Date;

  @ApiProperty({ enum: HISTORY_ACTIONS, example: 'submit' })
  action: (typeof HISTORY_ACTIONS)[number];

  /**
   * Why, of a rejection, a return to pending or a correction of the result.
   * @example "The photo shows no paper with the title of the song."
   */
  reason: string | null;

  /** @example "പാട്ടിന്റെ പേരെഴുതിയ കടലാസ് ഫോട്ടോയിലില്ല." */
  reasonMalayalam: string | null;

  /**
   * What was added to the reason.
   * @example "The rest of the entry is fine."
   */
  sentence: string | null;

  /** What she changed or proposed, or a moderator decided about; null for other acts. */
  @ApiProperty({ enum: CHANGED_PARTS, isArray: true, nullable: true, example: ['photo'] })
  changed: ChangedPart[] | null;

  /** What she declared then; null for acts without a declaration. */
  @ApiProperty({ enum: AI_USES, nullable: true, example: null })
  aiUse: AiUse | null;
}

export class SentEmailDto {
  at: Date;

  /** @example entry-received */
  template: string;

  @ApiProperty({ enum: DELIVERIES })
  delivery: (typeof DELIVERIES)[number];
}

/** An entry that is open in this browser. */
export class MyEntryLinkDto {
  id: string;

  /** @example "Anjali Nair" */
  name: string;

  /** @example "Cover Song Contest 2025" */
  contestTitle: string;

  /** @example "കവർ സോങ് മത്സരം 2025" */
  contestTitleMalayalam: string | null;

  submittedAt: Date;
}

/** An entry as its entrant sees it. */
export class MyEntryDto {
  id: string;

  /** @example "Anjali Nair" */
  name: string;

  /** @example anjali@visitor.example */
  email: string;

  /**
   * The address that the entrant asked for, and has not confirmed yet.
   * @example anjali.nair@visitor.example
   */
  newEmail: string | null;

  /**
   * Whether the address has opted out of emails. Those that ask for something or report a change are sent all the same.
   * @example false
   */
  areEmailsOff: boolean;

  /**
   * Whether emails to the address come back, so that only those go there that open the entry.
   * @example false
   */
  doEmailsComeBack: boolean;

  /** @example dQw4w9WgXcQ */
  videoId: string;

  /** @example https://www.youtube.com/watch?v=dQw4w9WgXcQ */
  youtubeUrl: string;

  status: EntryStatus;

  /**
   * The last part of its public address, which it has while it is approved.
   * @example anjali-nair
   */
  slug: string;

  submittedAt: Date;

  /**
   * The views of the video on YouTube; 0 until YouTube is asked for the first time, null when they are unknown.
   * @example 1850
   */
  viewCount: number | null;

  /** When YouTube returned `viewCount`; null before its first answer, and while the views are unknown. */
  viewsRefreshedAt: Date | null;

  /** What she declares that artificial intelligence made; null where nothing is declared. */
  @ApiProperty({ enum: AI_USES, nullable: true, example: 'backing' })
  aiUse: AiUse | null;

  /**
   * What she adds to it, for the moderators.
   * @example "The drums and the strings."
   */
  aiNote: string | null;

  /** Null while nobody looks at the video: the entry is not in the contest, or the contest is over. */
  @ApiProperty({ type: MyVideoDto, nullable: true })
  video: MyVideoDto | null;

  /**
   * With `&size=card` in the size of a card; null once the photo of a rejected entry was deleted.
   * @example /api/my-entry/7f1c2f7e-3f0e-4b3c-9a44-0d8b7d1f6f10/photo?v=1750000000000-0f1e2d3c4b5a6978
   */
  photoUrl: string | null;

  contest: ContestDto;

  /**
   * For `If-Match` of a change: of the entry with its pending revision.
   * @example 3f9a0c1b2d4e5f60
   */
  version: string;

  /** The change that waits for a moderator. */
  @ApiProperty({ type: MyRevisionDto, nullable: true })
  revision: MyRevisionDto | null;

  /** Whether the prize was offered to her. */
  hasOffer: boolean;

  /** Whether a public result has a line of the entry, also once it has left the contest. */
  hasResult: boolean;

  /** Until when the withdrawal can be taken back; null for an entry that is not withdrawn, and afterwards. */
  undoUntil: Date | null;

  /** In the order of the form; empty for an entry of a release without consents. */
  consents: ConsentDto[];

  /** Oldest first. */
  history: HistoryItemDto[];

  /** Oldest first. */
  emails: SentEmailDto[];
}
