import { Injectable } from '@nestjs/common';
import type { FirstOrder } from '@paattu/shared/contest-choices';
import { DataSource, type FindOptionsOrder, In, IsNull, Raw } from 'typeorm';
import { Clock } from '../../../common/clock/clock.js';
import { DomainError } from '../../../common/errors/domain-error.js';
import { cachedJson, type CachedResponse } from '../../../common/cached-response/cached-response.js';
import { CachedResponses } from '../../../common/cached-response/cached-responses.js';
import { contains } from '../../../common/paging/list-filters.js';
import { contentRange, type Page } from '../../../common/paging/list-query.js';
import { ChangeTopics } from '../../../infra/changes/change-topics.js';
import { ContestEntry } from './contest-entry.entity.js';
import { AnnouncedContestsService } from '../contests/announced-contests.service.js';
import { ResultsOfContests } from '../contests/results-of-contests.js';
import { photoPath } from '../photos/photo-path.js';
import type { PhotoQueryDto } from '../photos/photo-query.dto.js';
import type { PublicEntriesQueryDto, PublicEntryDto } from './public-entry.dto.js';

const DAY_MS = 24 * 60 * 60 * 1_000;

/** Named one by one, so that no email address reaches the public. */
const PUBLIC_FIELDS = {
  id: true,
  slug: true,
  name: true,
  videoId: true,
  youtubeUrl: true,
  viewCount: true,
  viewsRefreshedAt: true,
  aiUse: true,
  submittedAt: true,
} as const;

const SORT_OF = {
  result: { sort: 'result', order: 'asc' },
  views: { sort: 'viewCount', order: 'asc' },
  submitted: { sort: 'submittedAt', order: 'asc' },
  shuffled: { sort: 'shuffled', order: 'asc' },
} as const;

export interface PublicPage extends Page<PublicEntryDto> {
  /** Of the gallery, whatever the query asks for. */
  firstOrder: FirstOrder;
  /** When the list becomes that of another contest, or is shuffled again; null if neither is to happen. */
  validUntil: Date | null;
}

@Injectable()
export class EntriesQueries {
  /** Kept until an entry changes or the next contest is announced. */
  private readonly responses: CachedResponses;

  constructor(
    private readonly dataSource: DataSource,
    private readonly contests: AnnouncedContestsService,
    private readonly clock: Clock,
    private readonly results: ResultsOfContests,
    changes: ChangeTopics,
  ) {
    this.responses = new CachedResponses(changes, ['entries'], clock);
  }

  /** A search is not kept: visitors choose its text, so there is no end of them. */
  findPage(query: PublicEntriesQueryDto): Promise<CachedResponse> {
    if (query.q) return this.readPage(query);
    const { contest = '', sort, order, limit, offset } = query;
    return this.responses.get(`${contest} ${sort} ${order} ${limit} ${offset}`, () => this.readPage(query));
  }

  private async readPage(query: PublicEntriesQueryDto): Promise<CachedResponse> {
    const page = await this.listApproved(query);
    const headers = {
      'content-range': contentRange('entries', query.offset, page),
      'gallery-order': page.firstOrder,
    };
    return cachedJson(page.rows, headers, page.validUntil);
  }

  /**
   * Approved entries of a contest, by views unless asked otherwise. Before the first contest there are none. Of entries with equal view counts, the oldest ranks first; unknown counts
   * rank last.
   */
  async listApproved(query: PublicEntriesQueryDto): Promise<PublicPage> {
    const { limit, offset, contest: slug, q } = query;
    const now = this.clock.now();
    const contest = await (slug ? this.contests.findBySlug(slug, now) : this.contests.findCurrent(now));
    if (!contest)
      return {
        rows: [],
        total: 0,
        firstOrder: 'views',
        validUntil: await this.contests.findNextAnnouncement(now),
      };
    const { manager } = this.dataSource;
    // The order of the contest of 2025 is specified.
    const placed = contest.entryGate === 'always' ? null : await this.results.listPlaced(manager, contest.id);
    const firstOrder = placed ? 'result' : contest.galleryOrder;
    const { sort, order } =
      query.sort === 'gallery' ? SORT_OF[firstOrder] : { sort: query.sort, order: query.order };
    const today = dayOf(now);
    const where = {
      contestId: contest.id,
      status: 'approved' as const,
      ...(q ? { name: Raw((name) => contains(name, ':words'), { words: q }) } : {}),
    };
    const [entries, total] =
      sort === 'shuffled' || sort === 'result'
        ? await Promise.all([
            sort === 'shuffled'
              ? this.listShuffled(contest.id, query, today)
              : this.listByResult(contest.id, query, placed ?? []),
            manager.countBy(ContestEntry, where),
          ])
        : await manager.findAndCount(ContestEntry, {
            select: PUBLIC_FIELDS,
            where,
            order: orderOf(sort, order),
            skip: offset,
            take: limit,
          });
    // The ascending order begins with the last rank.
    const rankAt = (position: number) => (order === 'desc' ? position + 1 : total - position);
    const isRanked = sort === 'viewCount' && !q;
    const lines = await this.results.findLines(
      this.dataSource.manager,
      contest.id,
      entries.map(({ id }) => id),
    );
    const rows = entries.map(
      ({ id, slug, name, videoId, youtubeUrl, viewCount, viewsRefreshedAt, aiUse, submittedAt }, index) => ({
        id,
        slug,
        name,
        videoId,
        youtubeUrl,
        viewCount,
        viewsRefreshedAt,
        rank: isRanked ? rankAt(offset + index) : null,
        place: lines.get(id)?.place ?? null,
        aiUse,
        photoUrl: photoPath(id, 'card'),
        submittedAt,
        contestTitle: contest.title,
        contestTitleMalayalam: contest.titleMalayalam,
      }),
    );
    const ends = [
      slug ? null : await this.contests.findNextAnnouncement(now),
      sort === 'shuffled' ? new Date(today.getTime() + DAY_MS) : null,
    ].filter((end) => end !== null);
    const validUntil = ends.length > 0 ? new Date(Math.min(...ends.map(Number))) : null;
    return { rows, total, firstOrder, validUntil };
  }

  /** An order of the day, the same for all visitors: no entry is always the first, and an answer can be cached. */
  private listShuffled(contestId: string, query: PublicEntriesQueryDto, day: Date): Promise<ContestEntry[]> {
    return this.listBy(
      'hashtextextended(id::text, $5::bigint), id',
      day.getTime() / DAY_MS,
      contestId,
      query,
    );
  }

  /** The finalists by their place, then the others by their age. */
  private listByResult(
    contestId: string,
    query: PublicEntriesQueryDto,
    placed: readonly string[],
  ): Promise<ContestEntry[]> {
    return this.listBy('array_position($5::uuid[], id), submitted_at, id', placed, contestId, query);
  }

  /** In an order of SQL, in which $5 is the value. */
  private async listBy(
    order: string,
    value: unknown,
    contestId: string,
    { q, limit, offset }: PublicEntriesQueryDto,
  ): Promise<ContestEntry[]> {
    const { manager } = this.dataSource;
    const found = await manager.query<Array<{ id: string }>>(
      `select id from contest_entries
       where contest_id = $1 and status = 'approved' and ($2::text is null or ${contains('name', '$2')})
       order by ${order} limit $3 offset $4`,
      [contestId, q || null, limit, offset, value],
    );
    const ids = found.map(({ id }) => id);
    const entries = await manager.find(ContestEntry, {
      select: PUBLIC_FIELDS,
      where: { id: In(ids), status: 'approved' },
    });
    return entries.sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
  }

  /** Returns the storage key of a photo. Only who moderates can see the photo of an entry that is not approved. */
  async findPhoto(
    id: string,
    size: PhotoQueryDto['size'],
    asModerator: boolean,
  ): Promise<{ key: string; isPublic: boolean }> {
    const entry = await this.dataSource.manager.findOne(ContestEntry, {
      select: { photoKey: true, cardKey: true, status: true },
      where: { id, ...(asModerator ? { deletedAt: IsNull() } : { status: 'approved' }) },
    });
    const key = size === 'card' ? entry?.cardKey : entry?.photoKey;
    if (!key) throw new DomainError('NOT_FOUND');
    return { key, isPublic: entry?.status === 'approved' };
  }
}

/** The days of shuffling begin at midnight UTC. */
function dayOf(instant: Date): Date {
  return new Date(Math.floor(instant.getTime() / DAY_MS) * DAY_MS);
}

function orderOf(
  sort: 'viewCount' | 'submittedAt',
  order: PublicEntriesQueryDto['order'],
): FindOptionsOrder<ContestEntry> {
  if (sort === 'submittedAt') return { submittedAt: order, id: 'asc' };
  // One direction is the exact reverse of the other, so that an entry has one rank.
  if (order === 'desc')
    return { viewCount: { direction: 'desc', nulls: 'last' }, submittedAt: 'asc', id: 'asc' };
  return { viewCount: { direction: 'asc', nulls: 'first' }, submittedAt: 'desc', id: 'desc' };
}
