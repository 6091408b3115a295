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

export class AnalyticsDto {
  entries: EntryTotalsDto;

  /** Approved entries in a hundred, rounded; 0 when there are none. */
  approvalRate: number;

  /** Of the approved entries that have views, rounded. */
  averageViews: number;

  /** Newest first. */
  songs: SongStatisticsDto[];

  interactions: InteractionTotalsDto;
}
