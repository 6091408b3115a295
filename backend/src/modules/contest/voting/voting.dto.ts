import { AI_USES, type AiUse } from '@paattu/shared/contest-choices';
import { DEFAULT_LOCALE, type Locale } from '@paattu/shared/locales';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { Equals, IsInt, IsOptional, IsString, IsUUID, Matches, Max, MaxLength, Min } from 'class-validator';
import {
  cleanedIdentifier,
  EmailAddress,
  Language,
  LinkToken,
  TextLine,
} from '../../../common/validation/fields.js';
import { rule } from '../../../common/validation/rule.js';

/** How many entries of the ballot one answer has at most. */
const MAX_ENTRIES = 48;

/** A random number below 10^18, as text: a number of JSON would lose digits. */
const SEED = /^\d{1,18}$/;

export class BallotQueryDto {
  @ApiProperty({
    pattern: SEED.source,
    description: 'A random number that the browser keeps. It decides the order.',
    example: '482910573829104756',
  })
  @IsString()
  @Matches(SEED, { message: 'seed must be a number with at most 18 digits' })
  seed: string;

  @ApiPropertyOptional({
    type: String,
    format: 'uuid',
    description: 'The id of the last entry of the part before; without it, the answer is the first part.',
  })
  @IsOptional()
  @IsUUID()
  after?: string;

  @ApiPropertyOptional({
    type: 'integer',
    minimum: 1,
    maximum: MAX_ENTRIES,
    default: 24,
    description: 'The maximum number of entries.',
  })
  @IsOptional()
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(MAX_ENTRIES)
  limit: number = 24;

  @ApiPropertyOptional({ type: String, maxLength: 100, description: 'Only names that contain this text.' })
  @IsOptional()
  @TextLine(100)
  q?: string;
}

/** An entry that may get votes. Nothing in it depends on votes. */
export class BallotEntryDto {
  id: string;

  /**
   * The last part of the address of its page.
   * @example anjali-nair
   */
  slug: string;

  /** @example "Anjali Nair" */
  name: string;

  /** @example dQw4w9WgXcQ */
  videoId: string;

  /** @example https://www.youtube.com/watch?v=dQw4w9WgXcQ */
  youtubeUrl: string;

  /** What the entrant declares that artificial intelligence made; null where nothing is declared. */
  @ApiProperty({ enum: AI_USES, nullable: true, example: 'backing' })
  aiUse: AiUse | null;

  /** @example /api/contest/entries/7f1c2f7e-3f0e-4b3c-9a44-0d8b7d1f6f10/photo?size=card */
  photoUrl: string;
}

export class BallotPageDto {
  /** In the order of the seed. */
  entries: BallotEntryDto[];

  /** Whether more entries follow. */
  hasMore: boolean;
}

/** A proof of work that the browser does before it asks for an email. */
export class VoteChallengeDto {
  /** As `altcha-lib` creates it: `parameters` and `signature`. */
  @ApiProperty({ type: 'object', additionalProperties: true })
  challenge: object;
}

export class VoteChallengeQueryDto {
  @ApiProperty({
    format: 'uuid',
    description: 'The entry that the proof is for.',
    example: '7f1c2f7e-3f0e-4b3c-9a44-0d8b7d1f6f10',
  })
  @IsUUID()
  entryId: string;
}

export class RequestVoteDto {
  @ApiProperty({ format: 'uuid', example: '7f1c2f7e-3f0e-4b3c-9a44-0d8b7d1f6f10' })
  @IsUUID()
  entryId: string;

  @EmailAddress()
  email: string;

  @Language()
  language: Locale = DEFAULT_LOCALE;

  /** That the voter is 18 or over. */
  @ApiProperty({ enum: [true] })
  @Equals(true, rule('ADULTS_ONLY'))
  isAdult: boolean;

  /**
   * The solved proof of work: `{ challenge, solution }` of `altcha-lib` as JSON in Base64.
   * @example eyJjaGFsbGVuZ2UiOnt9fQ==
   */
  @IsString()
  @MaxLength(4_000)
  proof: string;

  @ApiPropertyOptional({
    type: String,
    format: 'uuid',
    description: 'Needed after an answer with `CAPTCHA_NEEDED`.',
    example: '7f1c2f7e-3f0e-4b3c-9a44-0d8b7d1f6f10',
  })
  @IsOptional()
  @IsUUID()
  captchaId?: string;

  @ApiPropertyOptional({ type: String, maxLength: 20, example: 'KXWY4K' })
  @IsOptional()
  @IsString()
  @MaxLength(20)
  captchaText?: string;
}

export class VoteLinkDto {
  /** @example vJ0cQb7m0y1mD2r3v4x5z6A7b8C9d0E1f2G3h4I5j6K */
  @LinkToken()
  token: string;
}

export class ConfirmVoteDto extends VoteLinkDto {
  @ApiPropertyOptional({
    type: String,
    format: 'uuid',
    description: 'The entry that the voter chose on the page of the link; without it, that of the link.',
    example: '7f1c2f7e-3f0e-4b3c-9a44-0d8b7d1f6f10',
  })
  @IsOptional()
  @IsUUID()
  entryId?: string;
}

/** What the page of a link shows before its button is pressed. */
export class LinkedVoteDto {
  /** The entry that the link was asked for; the voter may choose another one. Null if it has left the contest. */
  entry: BallotEntryDto | null;

  /** @example "Cover Song Contest 2025" */
  contestTitle: string;

  /** @example "കവർ സോങ് മത്സരം 2025" */
  contestTitleMalayalam: string | null;

  /** Whether the link was used: then pressing the button again changes nothing. */
  isUsed: boolean;

  /**
   * The entry that has the vote of the same address now; null without one, once voting has closed, and for a link that was used, to a browser
   * without the cookie of that vote.
   */
  current: BallotEntryDto | null;
}

/**
 * `received`: for 24 hours after each press, unless votes are closed; then whether it counts. `checking`: quarantined until the owner has
 * looked at it. `void`: not counted in the result.
 */
export const VOTE_STATES = ['received', 'counted', 'checking', 'void'] as const;

export class ContestVoteDto {
  /**
   * Null once voting has closed: then a vote cannot move, and a proof of the choice would be one for buyers of votes. Also null in the answer of
   * a link that was used, to a browser without the cookie of the vote.
   */
  entry: BallotEntryDto | null;

  /** Whether the entry still is in the contest. The vote for one that is not can be moved. Without `entry`, always true. */
  isEntryInContest: boolean;

  /** Whether the voter was told that the entry had left, and it is back. The vote is for it again. */
  isEntryBack: boolean;

  @ApiProperty({ enum: VOTE_STATES })
  state: (typeof VOTE_STATES)[number];

  /**
   * It proves that the vote exists, and not for whom.
   * @example K7M2XR4QPD
   */
  receipt: string;

  /** When the voter chose this entry. */
  votedAt: Date;
}

export class MyContestVoteDto {
  vote: ContestVoteDto | null;

  /** Whether this browser votes without an email: it has a vote, or an account with a verified address. */
  votesAtOnce: boolean;

  /** Whether the vote belongs to the account that is signed in. Otherwise the browser remembers it by a cookie. */
  isOfAccount: boolean;
}

export class CastVoteDto {
  @ApiProperty({ format: 'uuid', example: '7f1c2f7e-3f0e-4b3c-9a44-0d8b7d1f6f10' })
  @IsUUID()
  entryId: string;

  @Language()
  language: Locale = DEFAULT_LOCALE;

  /** That the voter is 18 or over. */
  @ApiProperty({ enum: [true] })
  @Equals(true, rule('ADULTS_ONLY'))
  isAdult: boolean;
}

export class ReceiptDto {
  /**
   * Of any case, with or without the hyphen.
   * @example K7M2X-R4QPD
   */
  @cleanedIdentifier
  @IsString()
  @MaxLength(20)
  code: string;
}

export const RECEIPT_STATES = ['received', 'counted', 'checking', 'void', 'withdrawn', 'unknown'] as const;

export class ReceiptStateDto {
  @ApiProperty({ enum: RECEIPT_STATES })
  state: (typeof RECEIPT_STATES)[number];
}
