import { Injectable } from '@nestjs/common';
import { DataSource, IsNull, LessThanOrEqual, Not } from 'typeorm';
import { cachedJson, type CachedResponse } from '../../../common/cached-response/cached-response.js';
import { CachedResponses } from '../../../common/cached-response/cached-responses.js';
import { Clock } from '../../../common/clock/clock.js';
import { DomainError } from '../../../common/errors/domain-error.js';
import { ChangeTopics } from '../../../infra/changes/change-topics.js';
import type { PublishedContest } from '../contests/contest.entity.js';
import { versionOf } from './pictures/picture-of-entry.js';
import { ContestEntry } from './contest-entry.entity.js';
import { ResultsOfContests } from '../contests/results-of-contests.js';
import { photoPath } from '../photos/photo-path.js';
import type { EntryLinkDto, EntryPageDto } from './entry-page.dto.js';
import { CONTESTS } from '../contests/public.sql.js';

/** Named one by one, so that no email address reaches the public. */
const PUBLIC = {
  id: true,
  slug: true,
  name: true,
  videoId: true,
  youtubeUrl: true,
  cardKey: true,
  viewCount: true,
  viewsRefreshedAt: true,
  aiUse: true,
  submittedAt: true,
  contest: {
    id: true,
    slug: true,
    title: true,
    titleMalayalam: true,
    songTitle: true,
    songTitleMalayalam: true,
  },
} as const;

type ShownEntry = Pick<ContestEntry, Exclude<keyof typeof PUBLIC, 'contest'>> & {
  contest: PublishedContest;
  /** A check of the table: an approved entry has a photo. */
  cardKey: string;
};

/** The entries that have a page: approved, of a contest that visitors see. */
@Injectable()
export class EntryPagesService {
  /** Kept until an entry or a contest changes. */
  private readonly responses: CachedResponses;

  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly results: ResultsOfContests,
    changes: ChangeTopics,
  ) {
    this.responses = new CachedResponses(changes, ['entries'], clock);
  }

  get(slug: string): Promise<CachedResponse> {
    return this.responses.get(slug, async () => cachedJson(await this.describe(slug)));
  }

  async find(where: { id: string } | { slug: string }): Promise<ShownEntry> {
    const entry = await this.dataSource.manager.findOne(ContestEntry, {
      select: PUBLIC,
      relations: { contest: true },
      where: {
        ...where,
        status: 'approved',
        contest: { publishedAt: Not(IsNull()), announceAt: LessThanOrEqual(this.clock.now()) },
      },
    });
    if (!entry) throw new DomainError('NOT_FOUND');
    return entry as ShownEntry;
  }

  private async describe(slug: string): Promise<EntryPageDto> {
    const found = await this.find({ slug });
    const { cardKey: _file, contest, ...entry } = found;
    const line = (await this.results.findLines(this.dataSource.manager, contest.id, [entry.id])).get(
      entry.id,
    );
    return {
      ...entry,
      place: line?.place ?? null,
      hasResults: line !== undefined,
      photoUrl: photoPath(entry.id, 'card'),
      contestTitle: contest.title,
      contestTitleMalayalam: contest.titleMalayalam,
      contestSlug: contest.slug,
      songTitle: contest.songTitle,
      songTitleMalayalam: contest.songTitleMalayalam,
      pictureVersion: versionOf(found),
      ...(await this.findNeighbours(entry.id)),
    };
  }

  /** The paths of all pages of entries in the default language, the newest first. */
  async listPaths(limit: number): Promise<string[]> {
    const rows = await this.dataSource.query<Array<{ slug: string }>>(
      `select entry.slug from contest_entries entry join ${CONTESTS} contest on contest.id = entry.contest_id
       where entry.status = 'approved' and contest.published_at is not null and contest.announce_at <= $1
       order by entry.submitted_at desc, entry.id desc limit $2`,
      [this.clock.now(), limit],
    );
    return rows.map(({ slug }) => `/entries/${slug}`);
  }

  /** By submission, because an order by views changes every day. */
  private async findNeighbours(id: string): Promise<Pick<EntryPageDto, 'previous' | 'next'>> {
    const neighbour = (comparison: '<' | '>', order: 'asc' | 'desc') =>
      `(select jsonb_build_object('slug', other.slug, 'name', other.name)
        from contest_entries other
        where other.contest_id = entry.contest_id and other.status = 'approved'
          and (other.submitted_at, other.id) ${comparison} (entry.submitted_at, entry.id)
        order by other.submitted_at ${order}, other.id ${order}
        limit 1)`;
    const [row] = await this.dataSource.query<
      Array<{ previous: EntryLinkDto | null; next: EntryLinkDto | null }>
    >(
      `select ${neighbour('<', 'desc')} as previous, ${neighbour('>', 'asc')} as next
       from contest_entries entry where id = $1`,
      [id],
    );
    // Deleted since.
    if (!row) throw new DomainError('NOT_FOUND');
    return row;
  }
}
