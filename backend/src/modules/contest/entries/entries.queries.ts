import { Injectable } from '@nestjs/common';
import { DataSource, type FindOptionsOrder, IsNull, Raw } from 'typeorm';
import { Clock } from '../../../common/clock/clock.js';
import { DomainError } from '../../../common/errors/domain-error.js';
import { contains } from '../../../common/paging/list-filters.js';
import type { Page } from '../../../common/paging/list-query.js';
import { ContestEntry } from './contest-entry.entity.js';
import { AnnouncedContestsService } from '../contests/announced-contests.service.js';
import { findPlaces } from '../contests/result-of.js';
import { photoPath } from '../photos/photo-path.js';
import type { PhotoQueryDto } from '../photos/photo-query.dto.js';
import type { PublicEntriesQueryDto, PublicEntryDto } from './public-entry.dto.js';

export interface PublicPage extends Page<PublicEntryDto> {
  /** When the list of the current contest becomes that of another one; null if this is not to happen. */
  isCurrentUntil: Date | null;
}

@Injectable()
export class EntriesQueries {
  constructor(
    private readonly dataSource: DataSource,
    private readonly contests: AnnouncedContestsService,
    private readonly clock: Clock,
  ) {}

  /** Approved entries of a contest. Of entries with equal view counts, the oldest ranks first; unknown counts rank last. */
  async listApproved(query: PublicEntriesQueryDto): Promise<PublicPage> {
    const { sort, order, limit, offset, contest: slug, q } = query;
    const now = this.clock.now();
    const contest = await (slug ? this.contests.findBySlug(slug, now) : this.contests.findCurrent(now));
    const [entries, total] = await this.dataSource.manager.findAndCount(ContestEntry, {
      // Named one by one, so that no email address reaches the public.
      select: {
        id: true,
        slug: true,
        name: true,
        videoId: true,
        youtubeUrl: true,
        viewCount: true,
        viewsRefreshedAt: true,
        submittedAt: true,
      },
      where: {
        contestId: contest.id,
        status: 'approved',
        ...(q ? { name: Raw((name) => contains(name, ':words'), { words: q }) } : {}),
      },
      order: orderOf(sort, order),
      skip: offset,
      take: limit,
    });
    // The ascending order begins with the last rank.
    const rankAt = (position: number) => (order === 'desc' ? position + 1 : total - position);
    const isRanked = sort === 'viewCount' && !q;
    const places = await findPlaces(
      this.dataSource.manager,
      contest.id,
      entries.map(({ id }) => id),
    );
    const rows = entries.map(
      ({ id, slug, name, videoId, youtubeUrl, viewCount, viewsRefreshedAt, submittedAt }, index) => ({
        id,
        slug,
        name,
        videoId,
        youtubeUrl,
        viewCount,
        viewsRefreshedAt,
        rank: isRanked ? rankAt(offset + index) : null,
        place: places.get(id) ?? null,
        photoUrl: photoPath(id, 'card'),
        submittedAt,
        contestTitle: contest.title,
        contestTitleMalayalam: contest.titleMalayalam,
      }),
    );
    return { rows, total, isCurrentUntil: slug ? null : await this.contests.findNextAnnouncement(now) };
  }

  /** Returns the storage key of a photo. Only who moderates can see the photo of an entry that is not approved. */
  async findPhotoKey(id: string, size: PhotoQueryDto['size'], asModerator: boolean): Promise<string> {
    const entry = await this.dataSource.manager.findOne(ContestEntry, {
      select: { verificationImageUrl: true, cardImageUrl: true },
      where: { id, ...(asModerator ? { deletedAt: IsNull() } : { status: 'approved' }) },
    });
    const key = size === 'card' ? entry?.cardImageUrl : entry?.verificationImageUrl;
    if (!key) throw new DomainError('NOT_FOUND');
    return key;
  }
}

function orderOf(
  sort: PublicEntriesQueryDto['sort'],
  order: PublicEntriesQueryDto['order'],
): FindOptionsOrder<ContestEntry> {
  if (sort === 'submittedAt') return { submittedAt: order, id: 'asc' };
  // One direction is the exact reverse of the other, so that an entry has one rank.
  if (order === 'desc')
    return { viewCount: { direction: 'desc', nulls: 'last' }, submittedAt: 'asc', id: 'asc' };
  return { viewCount: { direction: 'asc', nulls: 'first' }, submittedAt: 'desc', id: 'desc' };
}
