import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { NotFoundError } from '../../common/errors/domain-error.js';
import { acceptsEntries } from './contest-clock.js';
import type { ContestDto } from './contest.dto.js';
import { Contest } from './contest.entity.js';

@Injectable()
export class ContestService {
  constructor(private readonly dataSource: DataSource) {}

  async findCurrent(): Promise<Contest> {
    const [contest] = await this.dataSource.manager.find(Contest, {
      order: { createdAt: 'DESC', id: 'DESC' },
      take: 1,
    });
    if (!contest) throw new NotFoundError();
    return contest;
  }

  async describeCurrent(): Promise<ContestDto> {
    const { createdAt: _created, updatedAt: _updated, ...contest } = await this.findCurrent();
    const serverNow = new Date();
    return { ...contest, acceptsEntries: acceptsEntries(contest, serverNow), serverNow };
  }
}
