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

/** An approved entry and how often its video has been seen. */
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
   * Of the calendar in the time zone of the contest that ends last.
   * @example 2025-06-20
   */
  date: string;

  /** @example 12 */
  plays: number;

  /**
   * Entries that were submitted, whatever became of them.
   * @example 2
   */
  entries: number;
}

/** Something that happened: to a song by a listener, or to an entry by its entrant or the owner. */
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

  /** The song's or the entry's. */
  @ApiProperty({ format: 'uuid', example: '5f0c1d3e-7a54-4c7e-9a57-3a8f0c1b2d4e' })
  id: string;

  /**
   * The song's title or the entrant's name; null once the entry has been deleted.
   * @example Monsoon Letter
   */
  name: string | null;
}

export class AnalyticsDto {
  entries: EntryTotalsDto;

  /**
   * Approved entries in a hundred, rounded; 0 when there are none.
   * @example 69
   */
  approvalRate: number;

  /**
   * Of the approved entries that have views, rounded.
   * @example 1850
   */
  averageViews: number;

  /** The ten approved entries that are seen most, without those that nobody has seen; the most seen first. */
  mostViewed: EntryViewsDto[];

  /** Newest first. */
  songs: SongStatisticsDto[];

  interactions: InteractionTotalsDto;

  /** The last 30 days, today included, oldest first; each is there, also with nothing. */
  days: DayDto[];

  /** The last 10 events of songs and the last 10 of entries, newest first. */
  recentActivity: ActivityDto[];
}
