import { contestState } from '@paattu/api-client/contest-state';
import { Injectable } from '@nestjs/common';
import { DataSource, MoreThan } from 'typeorm';
import { DomainError } from '../../../common/errors/domain-error.js';
import { acceptsEntries, nextInstant } from './contest-clock.js';
import type { ContestDto } from './contest.dto.js';
import { Contest } from './contest.entity.js';

export interface CurrentContest {
  contest: ContestDto;
  /** The next instant at which the contest enters another phase; null after the last one. */
  changesAt: Date | null;
}

@Injectable()
export class CurrentContestService {
  constructor(private readonly dataSource: DataSource) {}

  /** The first contest that is not over; when all are over, the last one. */
  async findCurrent(): Promise<Contest> {
    const { manager } = this.dataSource;
    const contest =
      (await manager.findOne(Contest, {
        where: { winnerAt: MoreThan(new Date()) },
        order: { winnerAt: 'ASC' },
      })) ?? (await manager.findOne(Contest, { where: {}, order: { winnerAt: 'DESC' } }));
    if (!contest) throw new DomainError('NOT_FOUND');
    return contest;
  }

  async describeCurrent(): Promise<CurrentContest> {
    const { createdAt: _created, updatedAt: _updated, ...contest } = await this.findCurrent();
    const serverNow = new Date();
    return {
      contest: {
        ...contest,
        state: contestState((date) => contest[date].getTime(), contest.entryGate, serverNow.getTime()),
        acceptsEntries: acceptsEntries(contest, serverNow),
        serverNow,
      },
      changesAt: nextInstant(contest, serverNow),
    };
  }
}
