import { Injectable } from '@nestjs/common';
import { DataSource, type FindOptionsOrder } from 'typeorm';
import { DomainError } from '../../../common/errors/domain-error.js';
import type { Page } from '../../../common/paging/list-query.js';
import { ContestEntry } from './contest-entry.entity.js';
import { CurrentContestService } from '../contests/current-contest.service.js';
import type { PhotoQueryDto, PublicEntriesQueryDto, PublicEntryDto } from './public-entry.dto.js';

export interface PublicPage extends Page<PublicEntryDto> {
  /** The end of the contest, at which another contest may become the current one. */
  isCurrentUntil: Date;
}

@Injectable()
export class EntriesQueries {
  constructor(
    private readonly dataSource: DataSource,
    private readonly contests: CurrentContestService,
  ) {}

  /** Approved entries of the current contest by view count. Of entries with equal counts, the oldest is first. */
  async listApproved({ order, limit, offset }: PublicEntriesQueryDto): Promise<PublicPage> {
    const contest = await this.contests.findCurrent();
    const [entries, total] = await this.dataSource.manager.findAndCount(ContestEntry, {
      // Named one by one, so that no email address reaches the public.
      select: { id: true, name: true, videoId: true, youtubeUrl: true, viewCount: true, submittedAt: true },
      where: { contestId: contest.id, status: 'approved' },
      order: { viewCount: order, submittedAt: 'asc', id: 'asc' } satisfies FindOptionsOrder<ContestEntry>,
      skip: offset,
      take: limit,
    });
    const rows = entries.map(({ id, name, videoId, youtubeUrl, viewCount, submittedAt }) => ({
      id,
      name,
      videoId,
      youtubeUrl,
      viewCount,
      photoUrl: photoPath(id, 'card'),
      submittedAt,
      contestTitle: contest.title,
      contestTitleMalayalam: contest.titleMalayalam,
    }));
    return { rows, total, isCurrentUntil: contest.winnerAt };
  }

  /** Returns the storage key of a photo. Only the owner can see the photo of an entry that is not approved. */
  async findPhotoKey(id: string, size: PhotoQueryDto['size'], asOwner: boolean): Promise<string> {
    const entry = await this.dataSource.manager.findOne(ContestEntry, {
      select: { verificationImageUrl: true, cardImageUrl: true },
      where: { id, ...(asOwner ? {} : { status: 'approved' }) },
    });
    if (!entry) throw new DomainError('NOT_FOUND');
    return size === 'card' ? entry.cardImageUrl : entry.verificationImageUrl;
  }
}

export function photoPath(entryId: string, size: PhotoQueryDto['size']): string {
  return `/api/contest/entries/${entryId}/photo${size === 'card' ? '?size=card' : ''}`;
}
