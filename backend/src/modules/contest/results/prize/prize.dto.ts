import { ApiProperty } from '@nestjs/swagger';
import { IsUUID } from 'class-validator';
import {
  LAPSE_CAUSES,
  type LapseCause,
  SHOWN_OFFER_STATES,
  type ShownOfferState,
} from './prize-offer.entity.js';

/**
 * `waiting`: not sent yet. `kept`: this site sends no emails. `unreachable`: not sent, because emails to the address come back. `came-back`:
 * sent, and emails to the address come back since.
 */
const EMAIL_STATES = ['sent', 'waiting', 'kept', 'failed', 'unreachable', 'came-back'] as const;

const PLACE = { type: 'integer', minimum: 1, example: 1 } as const;
const RUPEES = { type: 'integer', example: 500_000, description: 'Whole rupees.' } as const;

/** The offer of the prize as the entrant sees it. */
export class MyOfferDto {
  @ApiProperty({ enum: SHOWN_OFFER_STATES, example: 'open' })
  state: ShownOfferState;

  @ApiProperty(RUPEES)
  prizeAmount: number;

  @ApiProperty(PLACE)
  place: number;

  offeredAt: Date;

  /**
   * Null while the email of the offer was not sent: the 48 hours count from then on. While the offer is suspended, when it would lapse if it
   * went on at `serverNow`.
   */
  dueAt: Date | null;

  serverNow: Date;
}

export class AdminOfferDto {
  id: string;

  /**
   * Null once the entry is erased, as the name is.
   * @example 7f1c2f7e-3f0e-4b3c-9a44-0d8b7d1f6f10
   */
  @ApiProperty({ type: 'string', format: 'uuid', nullable: true })
  entryId: string | null;

  /** @example "Anjali Nair" */
  name: string | null;

  /**
   * The entrant's address; null once the entry is erased.
   * @example "anjali@visitor.example"
   */
  @ApiProperty({ type: 'string', nullable: true })
  email: string | null;

  /** Whether the entry has left the contest: it is not approved any more, or erased. */
  hasLeft: boolean;

  @ApiProperty(PLACE)
  place: number;

  @ApiProperty({ enum: SHOWN_OFFER_STATES, example: 'open' })
  state: ShownOfferState;

  offeredAt: Date;

  @ApiProperty({ enum: EMAIL_STATES, example: 'sent' })
  emailState: (typeof EMAIL_STATES)[number];

  /** When the email was sent. Null before that, and once the email is deleted. */
  sentAt: Date | null;

  dueAt: Date | null;

  /** Why the offer lapsed; null for one that did not. */
  @ApiProperty({ enum: LAPSE_CAUSES, nullable: true, example: null })
  lapseCause: LapseCause | null;

  answeredAt: Date | null;
}

/** The next place that the prize can be offered to. */
export class NextPlaceDto {
  entryId: string;

  /**
   * Whether emails to the address come back, so that the entrant gets no email with the offer.
   * @example false
   */
  doEmailsComeBack: boolean;

  /** @example "Anjali Nair" */
  name: string;

  @ApiProperty({ ...PLACE, example: 2 })
  place: number;
}

export class AdminPrizeDto {
  @ApiProperty(RUPEES)
  prizeAmount: number;

  /** Oldest first. */
  @ApiProperty({ type: [AdminOfferDto] })
  offers: AdminOfferDto[];

  /** Null while an offer is open, suspended or accepted, before the result is announced, and when nobody is left. */
  @ApiProperty({ type: NextPlaceDto, nullable: true })
  next: NextPlaceDto | null;

  /**
   * The place that would be next, if staff had not taken its entry out of the contest. The prize passes on once a correction without the entry is
   * announced; or the entry comes back. The name is empty once the entry is erased.
   */
  @ApiProperty({ type: NextPlaceDto, nullable: true })
  blocked: NextPlaceDto | null;

  /** Five days after the announcement. */
  notifyBy: Date;

  /** Whether the fourth of these days has begun, and no offer has reached anybody. */
  isLate: boolean;

  serverNow: Date;
}

export class OfferPrizeDto {
  /**
   * The next one that the owner has seen.
   * @example 7f1c2f7e-3f0e-4b3c-9a44-0d8b7d1f6f10
   */
  @IsUUID()
  @ApiProperty({ format: 'uuid' })
  entryId: string;
}
