import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { DomainError } from '../../common/errors/domain-error.js';
import { findContestId } from '../../common/paging/contest-filter.js';
import type {
  ActivityDto,
  AnalyticsDto,
  AnalyticsQueryDto,
  CountsDto,
  InteractionTotalsDto,
  SongStatisticsDto,
} from './analytics.dto.js';
import {
  type Counted,
  FIND_PERIOD,
  type FoundPeriod,
  LIST_ACTIVITY,
  LIST_ACTIVITY_OF_CONTEST,
  LIST_COUNTS,
  LIST_SONGS,
  LIST_SONGS_OF_ALL_DAYS,
  READ_ENTRIES,
} from './analytics.sql.js';

/** The limit for songs and for entries each, because frequent plays would push out the events of entries. */
const ACTIVITIES = 10;
const MOST_VIEWED = 10;

type EntryFigures = Pick<AnalyticsDto, 'entries' | 'approvalRate' | 'averageViews' | 'mostViewed'>;

@Injectable()
export class AnalyticsQueries {
  constructor(private readonly dataSource: DataSource) {}

  /** Reads each part with one statement. None reads interactions that are older than the previous period. */
  async readAnalytics(
    { period, contestId: contest }: AnalyticsQueryDto,
    isProgram: boolean,
  ): Promise<AnalyticsDto> {
    const contestId = await findContestId(this.dataSource, contest);
    const found = await this.findPeriod(period === 'all' ? null : Number(period), contestId);
    const { timeZone, unit, first, last, previousFirst, previousLast, previousBegin, dates, begins } = found;
    const [[previous, ...counted], songs, [figures], recentActivity] = await Promise.all([
      this.dataSource.query<[Counted, ...Counted[]]>(LIST_COUNTS, [
        begins,
        previousBegin ?? begins[0],
        contestId,
      ]),
      period === 'all'
        ? this.dataSource.query<SongStatisticsDto[]>(LIST_SONGS_OF_ALL_DAYS)
        : this.dataSource.query<SongStatisticsDto[]>(LIST_SONGS, [begins[0]]),
      this.dataSource.query<[EntryFigures]>(READ_ENTRIES, [MOST_VIEWED, contestId]),
      contestId
        ? this.dataSource.query<ActivityDto[]>(LIST_ACTIVITY_OF_CONTEST, [ACTIVITIES, isProgram, contestId])
        : this.dataSource.query<ActivityDto[]>(LIST_ACTIVITY, [ACTIVITIES, isProgram]),
    ]);
    const total = sum(counted);
    return {
      timeZone,
      unit,
      period: { first, last, ...toCounts(total) },
      previousPeriod:
        previousFirst && previousLast
          ? { first: previousFirst, last: previousLast, ...toCounts(previous) }
          : null,
      days: counted.map((counts, index) => ({ date: dates[index] ?? first, ...toCounts(counts) })),
      interactions: toInteractions(total),
      songs,
      ...figures,
      recentActivity,
    };
  }

  private async findPeriod(days: number | null, contestId?: string): Promise<FoundPeriod> {
    const [found] = await this.dataSource.query<[FoundPeriod]>(FIND_PERIOD, [new Date(), days, contestId]);
    if (!found.isContestKnown) throw new DomainError('NOT_FOUND');
    return found;
  }
}

function sum(counted: Counted[]): Counted {
  const add = (a: Counted, b: Counted): Counted => ({
    plays: a.plays + b.plays,
    downloads: a.downloads + b.downloads,
    upvotes: a.upvotes + b.upvotes,
    downvotes: a.downvotes + b.downvotes,
    favorites: a.favorites + b.favorites,
    entries: a.entries + b.entries,
  });
  return counted.reduce(add);
}

function toCounts({ plays, downloads, upvotes, downvotes, favorites, entries }: Counted): CountsDto {
  return { plays, downloads, votes: upvotes + downvotes, favorites, entries };
}

function toInteractions({ plays, downloads, upvotes, downvotes }: Counted): InteractionTotalsDto {
  return {
    upvote: upvotes,
    downvote: downvotes,
    download: downloads,
    play: plays,
    total: upvotes + downvotes + downloads + plays,
  };
}
