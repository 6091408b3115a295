import { basename, extname } from 'node:path';
import { Injectable } from '@nestjs/common';
import { DataSource, In } from 'typeorm';
import { DomainError } from '../../../common/errors/domain-error.js';
import { AnnouncedContestsService } from '../contests/announced-contests.service.js';
import { ContestEntry } from '../entries/contest-entry.entity.js';
import type { PhotoQueryDto } from '../photos/photo-query.dto.js';
import { EntryVideo } from '../videos/entry-video.entity.js';
import {
  HISTORY_ACTIONS,
  type HistoryItemDto,
  type MyEntryDto,
  type MyEntryLinkDto,
  type SentEmailDto,
} from './my-entry.dto.js';

/** What an entrant sees of her entries. Who decided, and what moderators note for each other, is not part of it. */
@Injectable()
export class MyEntryQueries {
  constructor(
    private readonly dataSource: DataSource,
    private readonly contests: AnnouncedContestsService,
  ) {}

  /** The entries with these ids, in this order. */
  async list(ids: string[]): Promise<MyEntryLinkDto[]> {
    const entries = await this.dataSource.manager.find(ContestEntry, {
      where: { id: In(ids) },
      relations: { contest: true },
    });
    return ids.flatMap((id) =>
      entries
        .filter((entry) => entry.id === id)
        .map(({ name, contest, submittedAt }) => ({
          id,
          name,
          contestTitle: contest.title,
          contestTitleMalayalam: contest.titleMalayalam,
          submittedAt,
        })),
    );
  }

  async find(id: string): Promise<MyEntryDto> {
    const entry = await this.dataSource.manager.findOne(ContestEntry, {
      where: { id },
      relations: { contest: true },
    });
    if (!entry) throw new DomainError('NOT_FOUND');
    const [{ contest }, video, history, emails] = await Promise.all([
      this.contests.describeBySlug(entry.contest.slug),
      // Not what was found in the video before a change.
      this.dataSource.manager.findOneBy(EntryVideo, { entryId: id, videoId: entry.videoId }),
      this.listHistory(id),
      this.listEmails(id),
    ]);
    const { name, email, videoId, youtubeUrl, status, slug, submittedAt } = entry;
    const { viewCount, viewsRefreshedAt } = entry;
    return {
      id,
      name,
      email,
      videoId,
      youtubeUrl,
      status,
      slug,
      submittedAt,
      viewCount,
      viewsRefreshedAt,
      videoProblem: video?.problem ?? null,
      videoFlags: video?.flags ?? [],
      photoUrl: photoPath(entry),
      contest,
      history,
      emails,
    };
  }

  async findPhotoKey(id: string, size: PhotoQueryDto['size']): Promise<string> {
    const entry = await this.dataSource.manager.findOneBy(ContestEntry, { id });
    const key = size === 'card' ? entry?.cardImageUrl : entry?.verificationImageUrl;
    if (!key) throw new DomainError('NOT_FOUND');
    return key;
  }

  private listHistory(id: string): Promise<HistoryItemDto[]> {
    return this.dataSource.query(
      `select created_at as at, action, reason, reason_malayalam as "reasonMalayalam", sentence
       from entry_events where entry_id = $1 and action = any($2) order by id`,
      [id, HISTORY_ACTIONS],
    );
  }

  private listEmails(id: string): Promise<SentEmailDto[]> {
    return this.dataSource.query(
      `select created_at as at, template,
              case when status in ('queued', 'sending') then 'waiting'
                   when status = 'suppressed' then 'opted-out'
                   -- Kept for the console, where no mail server is set.
                   when status = 'failed' or delivery = 'kept' then 'failed'
                   else 'sent' end as delivery
       from outgoing_emails where entry_id = $1 and not is_trial order by created_at, id`,
      [id],
    );
  }
}

function photoPath({ id, verificationImageUrl: key }: ContestEntry): string | null {
  return key && `/api/my-entry/${id}/photo?v=${basename(key, extname(key))}`;
}
