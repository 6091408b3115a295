import { Injectable } from '@nestjs/common';
import { DataSource, IsNull, LessThan, LessThanOrEqual, MoreThan, Not } from 'typeorm';
import { earliest } from '../../../common/clock/earliest.js';
import { Clock } from '../../../common/clock/clock.js';
import { DomainError } from '../../../common/errors/domain-error.js';
import { acceptsEntries, nextInstant } from './contest-clock.js';
import { ContestExtension } from './contest-extension.entity.js';
import type { ContestDto, ContestExtensionDto, ContestLinkDto, ContestSummaryDto } from './contest.dto.js';
import { Contest, type PublishedContest } from './contest.entity.js';
import { stateOf } from './state-of.js';

export interface DescribedContest {
  contest: ContestDto;
  /** The next instant at which the answer changes by itself; null when nothing is left to happen. */
  changesAt: Date | null;
}

/** An announced contest with the dates that were moved since. */
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
  ) {}

  /** The contest that was announced last. */
  async findCurrent(): Promise<PublishedContest> {
    return found(await this.findLast(LessThanOrEqual(this.clock.now())));
  }

  async findBySlug(slug: string): Promise<PublishedContest> {
    const contest = await this.dataSource.manager.findOneBy(Contest, {
      slug,
      publishedAt: Not(IsNull()),
      announceAt: LessThanOrEqual(this.clock.now()),
    });
    return found(contest);
  }

  async findWithExtensions(slug: string): Promise<ContestWithExtensions> {
    const contest = await this.findBySlug(slug);
    return { ...contest, extensions: await this.listExtensions(contest.id) };
  }

  /** All announced contests, the last one first. */
  async list(): Promise<ListedContests> {
    const now = this.clock.now();
    const [rows, nextAnnouncement] = await Promise.all([
      this.dataSource.manager.find(Contest, {
        where: { publishedAt: Not(IsNull()), announceAt: LessThanOrEqual(now) },
        order: { announceAt: 'DESC' },
      }) as Promise<PublishedContest[]>,
      this.findNextAnnouncement(),
    ]);
    const contests = rows.map((contest, index) => ({
      ...linkTo(contest),
      songTitle: contest.songTitle,
      songTitleMalayalam: contest.songTitleMalayalam,
      prizeAmount: contest.prizeAmount,
      timeZone: contest.timeZone,
      opensAt: contest.opensAt,
      winnerAt: contest.winnerAt,
      state: stateOf(contest, rows[index - 1]?.announceAt ?? nextAnnouncement, now),
    }));
    return { contests, changesAt: earliest([nextAnnouncement, ...rows.map((row) => nextInstant(row, now))]) };
  }

  async describe(found: PublishedContest): Promise<DescribedContest> {
    const {
      publishedAt: _published,
      certifiedAt: _certified,
      createdAt: _created,
      updatedAt: _updated,
      ...contest
    } = found;
    const serverNow = this.clock.now();
    const [previous, next, extensions] = await Promise.all([
      this.findLast(LessThan(contest.announceAt)),
      this.findNext(contest.announceAt),
      this.listExtensions(contest.id),
    ]);
    const state = stateOf(found, next && next.announceAt, serverNow);
    return {
      contest: {
        ...contest,
        state,
        acceptsEntries: state !== 'archived' && acceptsEntries(contest, serverNow),
        isCurrent: next === null || serverNow < next.announceAt,
        extensions,
        previous: previous && linkTo(previous),
        next: next && next.announceAt <= serverNow ? linkTo(next) : null,
        serverNow,
      },
      changesAt: earliest([nextInstant(contest, serverNow), await this.findNextAnnouncement()]),
    };
  }

  /** When another contest becomes the current one; null while none is scheduled. */
  async findNextAnnouncement(): Promise<Date | null> {
    return (await this.findNext(this.clock.now()))?.announceAt ?? null;
  }

  private listExtensions(contestId: string): Promise<ContestExtensionDto[]> {
    return this.dataSource.manager.find(ContestExtension, {
      select: { date: true, fromInstant: true, toInstant: true, reason: true, reasonMalayalam: true },
      where: { contestId },
      order: { createdAt: 'ASC', id: 'ASC' },
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
