import { GALLERY_ORDERS, type GalleryOrder } from '@paattu/shared/contest-choices';
import { VOTES_METHODS, type VotesMethod } from '@paattu/shared/judging';
import type { CopyParts } from '@paattu/shared/copy-parts';
import type { ContestState } from '@paattu/shared/contest-state';
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

  /** How the gallery begins. */
  @ApiProperty({ enum: GALLERY_ORDERS, example: 'shuffled' })
  galleryOrder: GalleryOrder;

  /** How the parts of the result become points. */
  @ApiProperty({ enum: VOTES_METHODS, example: 'places' })
  votesMethod: VotesMethod;

  /**
   * Percent of the result.
   * @example 30
   */
  renditionWeight: number;

  /**
   * Percent of the result. The rest of 100 is the weight of the votes.
   * @example 20
   */
  engagementWeight: number;

  /**
   * What judges read about marks for rendition; null where the jury room has its own text.
   * @example "In 10, it could be on the record."
   */
  renditionGuidance: string | null;

  /** @example "10: റെക്കോർഡിൽ ചേർക്കാവുന്നത്." */
  renditionGuidanceMalayalam: string | null;

  /**
   * The same for content engagement.
   * @example "In 10, people answer with songs of their own."
   */
  engagementGuidance: string | null;

  /** @example "10: ആളുകൾ സ്വന്തം പാട്ടുകളിലൂടെ പ്രതികരിക്കുന്നു." */
  engagementGuidanceMalayalam: string | null;

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

  /** Whether it can be deleted: a draft, or a contest that is over and in which nothing ever was. */
  canBeDeleted: boolean;

  /** Whether it is an example, which takes no votes, no marks and no result. */
  isExample: boolean;

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

  /** The time zone. If false, the copy has that of the site. */
  @IsBoolean()
  @ApiProperty({ example: true })
  zone: boolean;

  /** The dates, moved to the next year with their weekdays and times. */
  @IsBoolean()
  @ApiProperty({ example: true })
  dates: boolean;

  /**
   * The rules, as the owner wrote them, how entrants accept them, and how the result is computed and marked. If false,
   * the copy has the rules of the template, ticks, and the usual method, weights and texts for judges.
   */
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
