import type { CopyParts } from '@paattu/api-client/copy-parts';
import type { ContestState } from '@paattu/api-client/contest-state';
import { ApiProperty } from '@nestjs/swagger';
import { IsBoolean } from 'class-validator';
import { ContestSettingsDto } from './contest.dto.js';

/** A contest as the owner sees it. A draft may lack each field that can be null. */
export class AdminContestDto extends ContestSettingsDto {
  /** @example "Monsoon Letter" */
  songTitle: string | null;

  /**
   * Whole rupees.
   * @example 500000
   */
  prizeAmount: number | null;

  announceAt: Date | null;

  opensAt: Date | null;

  closesAt: Date | null;

  votingOpensAt: Date | null;

  votingClosesAt: Date | null;

  winnerAt: Date | null;

  state: ContestState;

  /**
   * Changes with the settings; for `If-Match`.
   * @example 3f9a0c1b2d4e5f60
   */
  version: string;

  /**
   * Changes with the sample photo; for `If-Match`.
   * @example 0c1b2d4e5f603f9a
   */
  samplePhotoVersion: string;

  /**
   * Whether the site shows this contest now.
   * @example true
   */
  isCurrent: boolean;

  /** Null for a draft. */
  publishedAt: Date | null;

  /** When the owner confirmed the result. */
  certifiedAt: Date | null;

  @ApiProperty({ example: '2025-05-01T00:00:00.000Z' })
  createdAt: Date;

  @ApiProperty({ example: '2025-05-01T00:00:00.000Z' })
  updatedAt: Date;
}

/** What to copy from a contest. */
export class CopyContestDto implements CopyParts {
  /** The titles of the contest, with the next year, and of its song. */
  @IsBoolean()
  @ApiProperty({ example: true })
  titles: boolean;

  /** The links to tutorial and sponsor, and the sponsor's name. */
  @IsBoolean()
  @ApiProperty({ example: true })
  links: boolean;

  /** The prize. */
  @IsBoolean()
  @ApiProperty({ example: true })
  prize: boolean;

  /** The sample photo and what it shows. */
  @IsBoolean()
  @ApiProperty({ example: true })
  samplePhoto: boolean;

  /** The time zone. */
  @IsBoolean()
  @ApiProperty({ example: true })
  zone: boolean;

  /** The dates, moved to the next year with their weekdays and times. */
  @IsBoolean()
  @ApiProperty({ example: true })
  dates: boolean;

  /** The rules, as the owner wrote them, and how entrants accept them. If false, the copy has the rules of the template, and ticks. */
  @IsBoolean()
  @ApiProperty({ example: true })
  rules: boolean;

  /** The texts of its emails. If false, the copy has the usual ones. */
  @IsBoolean()
  @ApiProperty({ example: true })
  emailTexts: boolean;
}

export class DeletedContestDto {
  id: string;
}
