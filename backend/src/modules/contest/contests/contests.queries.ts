import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { DomainError } from '../../../common/errors/domain-error.js';
import { readIds, toPattern, whereWithin } from '../../../common/paging/list-filters.js';
import type { ListQuery, ListRules, Page } from '../../../common/paging/list-query.js';
import { Contest } from './contest.entity.js';

type ContestSort = 'announceAt' | 'title' | 'createdAt';
type ContestFilter = 'q' | 'id' | 'from' | 'to';

export const CONTEST_LIST: ListRules<ContestSort, ContestFilter> = {
  sort: ['announceAt', 'title', 'createdAt'],
  filter: ['q', 'id', 'from', 'to'],
};

@Injectable()
export class ContestsQueries {
  constructor(private readonly dataSource: DataSource) {}

  async listContests(query: ListQuery<ContestSort, ContestFilter>): Promise<Page<Contest>> {
    const { sort, order, offset, limit, filter } = query;
    const select = this.dataSource.manager
      .createQueryBuilder(Contest, 'contest')
      .orderBy(`contest.${sort}`, order)
      .addOrderBy('contest.id', order);
    if (filter.id !== undefined) select.andWhere('contest.id = any(:ids)', { ids: readIds(filter.id) });
    if (filter.q !== undefined) {
      select.andWhere('(contest.title ilike :part or contest.songTitle ilike :part)', {
        part: toPattern(filter.q),
      });
    }
    whereWithin(select, 'contest.announceAt', filter);
    const [rows, total] = await select.offset(offset).limit(limit).getManyAndCount();
    return { rows, total };
  }

  async findContest(id: string): Promise<Contest> {
    const contest = await this.dataSource.manager.findOneBy(Contest, { id });
    if (!contest) throw new DomainError('NOT_FOUND');
    return contest;
  }
}
