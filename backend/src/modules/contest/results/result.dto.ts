import { type VotesMethod, VOTES_METHODS } from '@paattu/shared/judging';
import { DEFAULT_LOCALE, type Locale, locales } from '@paattu/shared/locales';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsIn, IsInt, IsOptional, Max, Min } from 'class-validator';
import { ContestLinkDto } from '../contests/contest.dto.js';
import { BLOCKERS, type Blocker } from './blockers.js';
import { OUTCOMES, type Outcome } from './afterwards.js';
import { OtherEntryDto, ResultLineDto } from './result-line.dto.js';

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

export class ResultWeightsDto {
  /** @example 30 */
  rendition: number;

  /** @example 20 */
  engagement: number;

  /** @example 50 */
  votes: number;
}

export class VoidVotesDto {
  /** @example 31 */
  suspicious: number;

  /**
   * For entries that had left the contest.
   * @example 4
   */
  entryLeft: number;
}

export class ResultTotalsDto {
  /**
   * Visitors who asked to vote.
   * @example 7120
   */
  asked: number;

  /** @example 6040 */
  counted: number;

  /**
   * Taken back by their voters.
   * @example 12
   */
  withdrawn: number;

  void: VoidVotesDto;
}

export class PublishedWaiverDto {
  @ApiProperty({ enum: BLOCKERS })
  blocker: Blocker;

  /** @example "The entrant proved it by email" */
  reason: string;

  /** @example "ഇമെയിലിലൂടെ തെളിയിച്ചു" */
  reasonMalayalam: string | null;
}

/** When the owner saw the votes of the entries before the result was certified, and why. */
export class EarlyTalliesDto {
  openedAt: Date;

  /** @example "A complaint" */
  reason: string;
}

export class ResultVersionDto {
  /** @example 1 */
  version: number;

  announcedAt: Date;

  /**
   * Why it corrects the version before.
   * @example "A mark was entered twice"
   */
  reason: string | null;

  /** @example "ഒരു മാർക്ക് രണ്ടു തവണ ചേർത്തു" */
  reasonMalayalam: string | null;
}

export class ResultFileDto {
  /** @example roll.txt */
  name: string;

  /** @example 48213 */
  bytes: number;

  /**
   * In hexadecimal digits.
   * @example 9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08
   */
  sha256: string;
}

/** What has become of the prize at a place. */
export class AfterwardsDto {
  /** @example 17 */
  number: number;

  /** @example 1 */
  place: number;

  @ApiProperty({ enum: OUTCOMES, example: 'unanswered' })
  outcome: Outcome;
}

export class ResultContestDto extends ContestLinkDto {
  /** @example "Monsoon Letter" */
  songTitle: string;

  /** @example മഴക്കത്ത് */
  songTitleMalayalam: string | null;

  /** @example Asia/Kolkata */
  timeZone: string;

  /**
   * Whole rupees.
   * @example 500000
   */
  prizeAmount: number;
}

export class ThrowawayDomainDto {
  /** @example thrown.example */
  domain: string;

  /** How many mailboxes it rejected, each once a day. */
  @ApiProperty({ type: 'integer', example: 12 })
  rejected: number;
}

/** A version of the result of a contest. */
export class ResultDto {
  contest: ResultContestDto;

  /** @example 1 */
  version: number;

  announcedAt: Date;

  /** Whether nothing corrects it any more. */
  isFinal: boolean;

  /** All public versions, the last one first. */
  versions: ResultVersionDto[];

  /**
   * The SHA-256 of SHA256SUMS, which the emails to the entrants have.
   * @example 9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08
   */
  manifest: string;

  /**
   * The SHA-256 of verify.mjs.
   * @example 2c26b46b68ffc68ff99b453c1d30413413422d706483bfa0f98a5e886266e7ae
   */
  programSha256: string;

  /**
   * Part of each line of roll.txt.
   * @example a3c5e1f7091b2d4c6e8f0a1b3c5d7e9f
   */
  nonce: string;

  @ApiProperty({ enum: VOTES_METHODS })
  method: VotesMethod;

  weights: ResultWeightsDto;

  /** The parts with data. They share the weight of the others. */
  @ApiProperty({ enum: PARTS, isArray: true })
  parts: ResultPart[];

  /** @example 3 */
  rulesNumber: number;

  waivers: PublishedWaiverDto[];

  /** The first one first. */
  earlyTallies: EarlyTalliesDto[];

  /** How many judges joined the final after its opening. Null without a final, and in results of earlier releases. */
  @ApiProperty({ type: 'integer', nullable: true, minimum: 0, example: 0 })
  lateJudges: number | null;

  /** The domains that the owner's list of throwaway ones had while votes were open. Null in results of earlier releases. */
  @ApiProperty({ type: [ThrowawayDomainDto], nullable: true })
  throwawayDomains: ThrowawayDomainDto[] | null;

  totals: ResultTotalsDto;

  /** Whether a first round of the jury chose the finalists. Its marks are not in the files. */
  hasFirstRound: boolean;

  /**
   * How many judges gave marks.
   * @example 5
   */
  judges: number;

  /** By place. */
  lines: ResultLineDto[];

  /** By number. */
  others: OtherEntryDto[];

  files: ResultFileDto[];

  /** What has become of the prize, by place; empty before the first offer. */
  afterwards: AfterwardsDto[];
}
