import { ApiProperty } from '@nestjs/swagger';

export class EntryTotalsDto {
  /** @example 48 */
  total: number;

  /** @example 9 */
  pending: number;

  /** @example 33 */
  approved: number;

  /** @example 6 */
  rejected: number;
}

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

export class DayDto {
  /**
   * In the time zone of the contest that ends last.
   * @example 2025-06-20
   */
  date: string;

  /** @example 12 */
  plays: number;

  /**
   * Submitted entries of any status.
   * @example 2
   */
  entries: number;
}

/** An interaction with a song, or an event of an entry. */
export class ActivityDto {
  @ApiProperty({
    enum: ['play', 'download', 'upvote', 'downvote', 'submit', 'approve', 'reject', 'disapprove', 'delete'],
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
   * The song's title or the entrant's name; null for a deleted entry.
   * @example Monsoon Letter
   */
  name: string | null;
}

export class AnalyticsDto {
  entries: EntryTotalsDto;

  /**
   * The percentage of entries that are approved, rounded; 0 without entries.
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

  /** Newest first. */
  songs: SongStatisticsDto[];

  interactions: InteractionTotalsDto;

  /** The last 30 days including today, oldest first. Days without plays and entries are included. */
  days: DayDto[];

  /** The last 10 interactions with songs and the last 10 events of entries, newest first. */
  recentActivity: ActivityDto[];
}
