import { ENTRY_ACTIONS } from '@paattu/shared/entry-actions';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsOptional } from 'class-validator';
import { ContestChoice } from '../../common/validation/contest-choice.js';

const PERIODS = ['7', '30', '90', 'all'] as const;

export class AnalyticsQueryDto {
  @ApiPropertyOptional({
    enum: PERIODS,
    default: 'all',
    description:
      'The last days including today, in the time zone of the contest that ends last; or all days since the first interaction, favorite or entry.',
  })
  @IsOptional()
  @IsIn(PERIODS)
  period: (typeof PERIODS)[number] = 'all';

  @ContestChoice('Leaves out the entries of other contests. Songs belong to no contest.')
  contestId?: string;
}

/** What visitors did. Removed votes and favorites, and deleted entries, do not count. */
export class CountsDto {
  /** @example 12 */
  plays: number;

  /** @example 3 */
  downloads: number;

  /**
   * Upvotes and downvotes.
   * @example 5
   */
  votes: number;

  /** @example 4 */
  favorites: number;

  /**
   * Submitted entries of any status.
   * @example 2
   */
  entries: number;
}

export class PeriodDto extends CountsDto {
  /**
   * The first day.
   * @example 2025-06-21
   */
  first: string;

  /**
   * The last day.
   * @example 2025-07-20
   */
  last: string;
}

export class DayDto extends CountsDto {
  /**
   * The day, or the first day of the month.
   * @example 2025-06-20
   */
  date: string;
}

export class EntryTotalsDto {
  /** @example 50 */
  total: number;

  /** @example 9 */
  pending: number;

  /** @example 33 */
  approved: number;

  /** @example 6 */
  rejected: number;

  /** @example 2 */
  withdrawn: number;
}

/** A song and its interactions in the period. */
export class SongStatisticsDto {
  id: string;

  /** @example "Monsoon Letter" */
  title: string;

  /** @example "Asha Menon" */
  artist: string;

  /** @example 128 */
  upvotes: number;

  /** @example 3 */
  downvotes: number;

  /** @example 57 */
  downloadCount: number;

  /** @example 1204 */
  playCount: number;

  createdAt: Date;
}

/** An approved entry and the view count of its video. */
export class EntryViewsDto {
  id: string;

  /** @example "Anjali Nair" */
  name: string;

  /** @example 1850 */
  viewCount: number;
}

export class InteractionTotalsDto {
  /** @example 512 */
  upvote: number;

  /** @example 12 */
  downvote: number;

  /** @example 230 */
  download: number;

  /** @example 5031 */
  play: number;

  /** @example 5785 */
  total: number;
}

/** An interaction with a song, or an event of an entry. */
export class ActivityDto {
  @ApiProperty({
    enum: ['play', 'download', 'upvote', 'downvote', ...ENTRY_ACTIONS],
    example: 'play',
  })
  type: string;

  @ApiProperty({ example: '2025-06-20T10:00:00.000Z' })
  at: Date;

  @ApiProperty({ enum: ['song', 'entry'], example: 'song' })
  subject: 'song' | 'entry';

  /** The id of the song or the entry. */
  @ApiProperty({ format: 'uuid', example: '5f0c1d3e-7a54-4c7e-9a57-3a8f0c1b2d4e' })
  id: string;

  /**
   * The song's title or the entrant's name; null for a deleted entry, and for a program also of one that is not approved.
   * @example Monsoon Letter
   */
  name: string | null;
}

export class AnalyticsDto {
  /**
   * The time zone of the days: that of the contest that ends last.
   * @example Asia/Kolkata
   */
  timeZone: string;

  period: PeriodDto;

  /** The same number of days before the period; null for all days. */
  previousPeriod: PeriodDto | null;

  /** What each of `days` is: a month if all days are more than 92. */
  @ApiProperty({ enum: ['day', 'month'], example: 'day' })
  unit: 'day' | 'month';

  /** Every day or month of the period, oldest first. */
  days: DayDto[];

  /** Interactions in the period. */
  interactions: InteractionTotalsDto;

  /** Newest first. */
  songs: SongStatisticsDto[];

  /** The entries of the contest or of all contests, as they are now. */
  entries: EntryTotalsDto;

  /**
   * The percentage of approved entries among those that are not withdrawn, rounded; 0 without such entries.
   * @example 69
   */
  approvalRate: number;

  /**
   * The mean view count of approved entries with views, rounded.
   * @example 1850
   */
  averageViews: number;

  /** The ten approved entries with the most views, without those that have none. */
  mostViewed: EntryViewsDto[];

  /** The last 10 interactions with songs and the last 10 events of entries, newest first. */
  recentActivity: ActivityDto[];
}
