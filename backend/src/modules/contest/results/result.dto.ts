import { type VotesMethod, VOTES_METHODS } from '@paattu/api-client/judging';
import { DEFAULT_LOCALE, type Locale, locales } from '@paattu/api-client/locales';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsIn, IsInt, IsOptional, Max, Min } from 'class-validator';
import { ContestLinkDto } from '../contests/contest.dto.js';
import { BLOCKERS, type Blocker } from './blockers.js';

export const PARTS = ['rendition', 'engagement', 'votes'] as const;

export type ResultPart = (typeof PARTS)[number];

export class ResultQueryDto {
  @ApiPropertyOptional({ type: 'integer', minimum: 1, description: 'The last version without it.' })
  @IsOptional()
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(1_000)
  version?: number;
}

export class ResultPictureQueryDto extends ResultQueryDto {
  @ApiPropertyOptional({ enum: locales, default: DEFAULT_LOCALE, description: 'The language of the title.' })
  @IsOptional()
  @IsIn(locales)
  lang: Locale = DEFAULT_LOCALE;
}

export class CertificateQueryDto {
  @ApiPropertyOptional({ enum: locales, default: DEFAULT_LOCALE })
  @IsOptional()
  @IsIn(locales)
  lang: Locale = DEFAULT_LOCALE;
}

export class ResultWeightsDto {
  /** @example 30 */
  rendition: number;

  /** @example 20 */
  engagement: number;

  /** @example 50 */
  votes: number;
}

/** Thousandths of a point. All parts have 100 points together. */
export class ResultPointsDto {
  /** @example 30000 */
  rendition: number;

  /** @example 18333 */
  engagement: number;

  /** @example 50000 */
  votes: number;

  /** @example 98333 */
  total: number;
}

/** Entries that tie in a part share the mean of their places. */
export class ResultPlacesDto {
  /** @example 1 */
  rendition: number;

  /** @example 2.5 */
  engagement: number;

  /** @example 1 */
  votes: number;
}

/** An entry that is still approved. */
export class ResultEntryDto {
  id: string;

  /** @example anjali-nair */
  slug: string;

  /** @example "Anjali Nair" */
  name: string;

  /** @example dQw4w9WgXcQ */
  videoId: string;

  /** @example /api/contest/entries/7f1c2f7e-3f0e-4b3c-9a44-0d8b7d1f6f10/photo?size=card */
  photoUrl: string;
}

/** A finalist. */
export class ResultLineDto {
  /**
   * In the files of the result.
   * @example 17
   */
  number: number;

  /** @example 1 */
  place: number;

  points: ResultPointsDto;

  places: ResultPlacesDto;

  /**
   * The votes that count.
   * @example 1204
   */
  votes: number;

  /** Null once the entry has left the contest. */
  entry: ResultEntryDto | null;
}

/** An approved entry that was no finalist. */
export class OtherEntryDto {
  /** @example 4 */
  number: number;

  /** @example 12 */
  votes: number;

  entry: ResultEntryDto | null;
}

export class VoidVotesDto {
  /** @example 31 */
  suspicious: number;

  /** For entries that had left the contest. */
  entryLeft: number;
}

export class ResultTotalsDto {
  /** Visitors who asked to vote. */
  asked: number;

  counted: number;

  /** Taken back by their voters. */
  withdrawn: number;

  void: VoidVotesDto;
}

export class PublishedWaiverDto {
  @ApiProperty({ enum: BLOCKERS })
  blocker: Blocker;

  reason: string;

  reasonMalayalam: string | null;
}

/** When the owner saw the votes of the entries before the result was certified, and why. */
export class EarlyTalliesDto {
  openedAt: Date;

  reason: string;
}

export class ResultVersionDto {
  /** @example 1 */
  version: number;

  announcedAt: Date;

  /** Why it corrects the version before. */
  reason: string | null;

  reasonMalayalam: string | null;
}

export class ResultFileDto {
  /** @example roll.txt */
  name: string;

  bytes: number;

  /** In hexadecimal digits. */
  sha256: string;
}

export class ResultContestDto extends ContestLinkDto {
  /** @example "Monsoon Letter" */
  songTitle: string;

  songTitleMalayalam: string | null;

  /** @example Asia/Kolkata */
  timeZone: string;

  /**
   * Whole rupees.
   * @example 500000
   */
  prizeAmount: number;
}

/** A version of the result of a contest. */
export class ResultDto {
  contest: ResultContestDto;

  version: number;

  announcedAt: Date;

  /** Whether nothing corrects it any more. */
  isFinal: boolean;

  /** All public versions, the last one first. */
  versions: ResultVersionDto[];

  /** The SHA-256 of SHA256SUMS, which the emails to the entrants have. */
  manifest: string;

  /** The SHA-256 of verify.mjs. */
  programSha256: string;

  /** Part of each line of roll.txt. */
  nonce: string;

  @ApiProperty({ enum: VOTES_METHODS })
  method: VotesMethod;

  weights: ResultWeightsDto;

  /** The parts with data. They share the weight of the others. */
  @ApiProperty({ enum: PARTS, isArray: true })
  parts: ResultPart[];

  rulesNumber: number;

  waivers: PublishedWaiverDto[];

  /** The first one first. */
  earlyTallies: EarlyTalliesDto[];

  totals: ResultTotalsDto;

  /** How many judges gave marks. */
  judges: number;

  /** By place. */
  lines: ResultLineDto[];

  /** By number. */
  others: OtherEntryDto[];

  files: ResultFileDto[];
}

/** The entrant's own line. */
export class MyResultDto {
  number: number;

  version: number;

  /** The last part of the address of the contest. */
  slug: string;

  /** Null for an entry that was no finalist. */
  place: number | null;

  finalists: number;

  points: ResultPointsDto | null;

  places: ResultPlacesDto | null;

  votes: number;

  @ApiProperty({ enum: PARTS, isArray: true })
  parts: ResultPart[];

  weights: ResultWeightsDto;
}
