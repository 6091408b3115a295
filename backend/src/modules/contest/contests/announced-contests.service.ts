import { CONTEST_DATES } from '@paattu/shared/contest-dates';
import { Injectable } from '@nestjs/common';
import { DataSource, IsNull, LessThan, LessThanOrEqual, MoreThan, Not } from 'typeorm';
import { earliest } from '../../../common/clock/earliest.js';
import { Clock } from '../../../common/clock/clock.js';
import { DomainError } from '../../../common/errors/domain-error.js';
import { acceptsEntries, nextInstant } from './contest-clock.js';
import { ContestExtension } from './contest-extension.entity.js';
import type { ContestDto, ContestExtensionDto, ContestLinkDto, ContestSummaryDto } from './contest.dto.js';
import { Contest, type PublishedContest } from './contest.entity.js';
import { publicSettingsOf } from './contest-settings.js';
import { ResultsOfContests } from './results-of-contests.js';
import { samplePhotoPath } from './sample-photo/sample-photo.js';
import { stateOfContest } from './contest-state.js';

export interface DescribedContest<Described = ContestDto> {
  contest: Described;
  /** The next instant at which the answer changes by itself; null when nothing is left to happen. */
  changesAt: Date | null;
}

/** An announced contest with the extensions of its dates. */
export type ContestWithExtensions = PublishedContest & { extensions: ContestExtensionDto[] };

export interface ListedContests {
  contests: ContestSummaryDto[];
  /** As of `DescribedContest`. */
  changesAt: Date | null;
}

/** The contests that visitors see: published and announced. Drafts and scheduled contests are not among them. */
@Injectable()
export class AnnouncedContestsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly results: ResultsOfContests,
  ) {}

  /** The contest that was announced last; null before the first one. */
  findCurrent(now = this.clock.now()): Promise<PublishedContest | null> {
    return this.findLast(LessThanOrEqual(now));
  }

  async findBySlug(slug: string, now = this.clock.now()): Promise<PublishedContest> {
    const contest = await this.dataSource.manager.findOneBy(Contest, {
      slug,
      publishedAt: Not(IsNull()),
      announceAt: LessThanOrEqual(now),
    });
    return found(contest);
  }

  async findWithExtensions(slug: string): Promise<ContestWithExtensions> {
    const contest = await this.findBySlug(slug);
    return { ...contest, extensions: await this.listExtensions(contest) };
  }

  /** All announced contests, the last one first. */
  async list(): Promise<ListedContests> {
    const now = this.clock.now();
    const [rows, nextAnnouncement, winners] = await Promise.all([
      this.dataSource.manager.find(Contest, {
        where: { publishedAt: Not(IsNull()), announceAt: LessThanOrEqual(now) },
        order: { announceAt: 'DESC' },
      }) as Promise<PublishedContest[]>,
      this.findNextAnnouncement(now),
      this.results.listWinners(),
    ]);
    const contests = rows.map((contest, index) => ({
      ...linkTo(contest),
      songTitle: contest.songTitle,
      songTitleMalayalam: contest.songTitleMalayalam,
      prizeAmount: contest.prizeAmount,
      timeZone: contest.timeZone,
      opensAt: contest.opensAt,
      winnerAt: contest.winnerAt,
      state: stateOfContest(contest, rows[index - 1]?.announceAt ?? nextAnnouncement, now),
      hasResults: winners.has(contest.id),
      winner: winners.get(contest.id) ?? null,
    }));
    return { contests, changesAt: earliest([nextAnnouncement, ...rows.map((row) => nextInstant(row, now))]) };
  }

  async describeCurrent(): Promise<DescribedContest<ContestDto | null>> {
    const now = this.clock.now();
    const current = await this.findCurrent(now);
    return current
      ? this.describe(current, now)
      : { contest: null, changesAt: await this.findNextAnnouncement(now) };
  }

  async describeBySlug(slug: string): Promise<DescribedContest> {
    const now = this.clock.now();
    return this.describe(await this.findBySlug(slug, now), now);
  }

  /** One `now` for all parts: an announcement between two of them would leave a page that never expires. */
  private async describe(found: PublishedContest, serverNow: Date): Promise<DescribedContest> {
    const contest = { ...linkTo(found), ...publicSettingsOf(found) };
    const [previous, next, extensions, nextAnnouncement, result] = await Promise.all([
      this.findLast(LessThan(contest.announceAt)),
      this.findNext(contest.announceAt),
      this.listExtensions(found),
      this.findNextAnnouncement(serverNow),
      this.results.findResult(contest.id),
    ]);
    const state = stateOfContest(found, next && next.announceAt, serverNow);
    return {
      contest: {
        ...contest,
        samplePhotoUrl: samplePhotoPath(found),
        state,
        acceptsEntries: state !== 'archived' && acceptsEntries(contest, serverNow),
        isCurrent: next === null || serverNow < next.announceAt,
        extensions,
        ...result,
        previous: previous && linkTo(previous),
        next: next && next.announceAt <= serverNow ? linkTo(next) : null,
        serverNow,
      },
      changesAt: earliest([nextInstant(contest, serverNow), nextAnnouncement]),
    };
  }

  /** When another contest than at `now` becomes the current one; null while none is scheduled. */
  async findNextAnnouncement(now: Date): Promise<Date | null> {
    return (await this.findNext(now))?.announceAt ?? null;
  }

  /** The last extension of each date, unless the date has moved again since. */
  private async listExtensions(contest: PublishedContest): Promise<ContestExtensionDto[]> {
    const extensions = await this.dataSource.manager.find(ContestExtension, {
      select: { date: true, fromInstant: true, toInstant: true, reason: true, reasonMalayalam: true },
      where: { contestId: contest.id },
      order: { createdAt: 'ASC', id: 'ASC' },
    });
    return CONTEST_DATES.flatMap((date) => {
      const last = extensions.findLast((extension) => extension.date === date);
      return last?.toInstant.getTime() === contest[date].getTime() ? [last] : [];
    });
  }

  private async findLast(announceAt: ReturnType<typeof LessThan<Date>>): Promise<PublishedContest | null> {
    const contest = await this.dataSource.manager.findOne(Contest, {
      where: { publishedAt: Not(IsNull()), announceAt },
      order: { announceAt: 'DESC' },
    });
    return contest as PublishedContest | null;
  }

  private async findNext(after: Date): Promise<PublishedContest | null> {
    const contest = await this.dataSource.manager.findOne(Contest, {
      where: { publishedAt: Not(IsNull()), announceAt: MoreThan(after) },
      order: { announceAt: 'ASC' },
    });
    return contest as PublishedContest | null;
  }
}

function found(contest: Contest | null): PublishedContest {
  if (!contest) throw new DomainError('NOT_FOUND');
  return contest as PublishedContest;
}

function linkTo({ id, slug, title, titleMalayalam }: Contest): ContestLinkDto {
  return { id, slug, title, titleMalayalam };
}
