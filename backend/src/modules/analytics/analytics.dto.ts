import { ApiProperty } from '@nestjs/swagger';

export class EntryTotalsDto {
  total: number;

  pending: number;

  approved: number;

  rejected: number;
}

export class SongStatisticsDto {
  id: string;

  title: string;

  artist: string;

  upvotes: number;

  downvotes: number;

  downloadCount: number;

  playCount: number;

  createdAt: Date;
}

export class InteractionTotalsDto {
  upvote: number;

  downvote: number;

  download: number;

  play: number;

  total: number;
}

export class DayDto {
  /**
   * Of the calendar in the contest's time zone.
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

  /** Approved entries in a hundred, rounded; 0 when there are none. */
  approvalRate: number;

  /** Of the approved entries that have views, rounded. */
  averageViews: number;

  /** Newest first. */
  songs: SongStatisticsDto[];

  interactions: InteractionTotalsDto;

  /** The last 30 days, today included, oldest first; each is there, also with nothing. */
  days: DayDto[];

  /** The last 20 events, newest first. */
  recentActivity: ActivityDto[];
}
