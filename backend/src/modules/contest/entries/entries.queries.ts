import { Injectable } from '@nestjs/common';
import { DataSource, type FindOptionsOrder } from 'typeorm';
import { DomainError } from '../../../common/errors/domain-error.js';
import type { Page } from '../../../common/paging/list-query.js';
import { ContestEntry } from '../contest-entry.entity.js';
import { Contest } from '../contest.entity.js';
import { ContestService } from '../contest.service.js';
import type { PhotoQueryDto, PublicEntriesQueryDto, PublicEntryDto } from './public-entry.dto.js';

@Injectable()
export class EntriesQueries {
  constructor(
    private readonly dataSource: DataSource,
    private readonly contests: ContestService,
  ) {}

  /** Approved entries of the current contest by their views; of equal ones the older comes first. */
  async listApproved({ order, limit, offset }: PublicEntriesQueryDto): Promise<Page<PublicEntryDto>> {
    const contest = await this.contests.findCurrent();
    const entries = await this.dataSource.manager.find(ContestEntry, {
      // Named one by one, so that an address never comes near the public.
      select: { id: true, name: true, videoId: true, youtubeUrl: true, viewCount: true, submittedAt: true },
      where: { contestId: contest.id, status: 'approved' },
      order: { viewCount: order, submittedAt: 'asc', id: 'asc' } satisfies FindOptionsOrder<ContestEntry>,
      skip: offset,
      take: limit,
    });
    const { approvedEntryCount: total } = await this.dataSource.manager.findOneOrFail(Contest, {
      select: { approvedEntryCount: true },
      where: { id: contest.id },
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
    }));
    return { rows, total };
  }

  /** Storage key of an entry's photo. One that is not approved does not exist for anyone but the owner. */
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
