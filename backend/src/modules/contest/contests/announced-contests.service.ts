import { Injectable } from '@nestjs/common';
import { DataSource, IsNull, LessThan, LessThanOrEqual, MoreThan, Not } from 'typeorm';
import { Clock } from '../../../common/clock/clock.js';
import { DomainError } from '../../../common/errors/domain-error.js';
import { acceptsEntries, nextInstant } from './contest-clock.js';
import { ContestExtension } from './contest-extension.entity.js';
import type { ContestDto, ContestExtensionDto, ContestLinkDto } from './contest.dto.js';
import { Contest, type PublishedContest } from './contest.entity.js';
import { stateOf } from './state-of.js';

export interface DescribedContest {
  contest: ContestDto;
  /** The next instant at which the answer changes by itself; null when nothing is left to happen. */
  changesAt: Date | null;
}

const LINK = { id: true, slug: true, title: true, titleMalayalam: true } as const;

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

  /** All announced contests, the last one first. */
  async list(): Promise<ContestLinkDto[]> {
    return this.dataSource.manager.find(Contest, {
      select: LINK,
      where: { publishedAt: Not(IsNull()), announceAt: LessThanOrEqual(this.clock.now()) },
      order: { announceAt: 'DESC' },
    });
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
        serverNow,
      },
      changesAt: earliest(nextInstant(contest, serverNow), next?.announceAt ?? null, serverNow),
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

/** The first of the two instants that is still to come. */
function earliest(one: Date | null, other: Date | null, now: Date): Date | null {
  const [first] = [one, other]
    .filter((instant) => instant !== null && instant > now)
    .sort((a, b) => a!.getTime() - b!.getTime());
  return first ?? null;
}
