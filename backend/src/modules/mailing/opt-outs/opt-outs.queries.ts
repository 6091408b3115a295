import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { addressContains, whereWithin, wordsOf } from '../../../common/paging/list-filters.js';
import type { ListQuery, ListRules, Page } from '../../../common/paging/list-query.js';
import { EmailOptOut } from '../email-opt-out.entity.js';
import type { AdminOptOutDto } from './opt-out.dto.js';

type OptOutSort = 'createdAt' | 'email';
type OptOutFilter = 'q' | 'from' | 'to';

export const OPT_OUT_LIST: ListRules<OptOutSort, OptOutFilter> = {
  sort: ['createdAt', 'email'],
  filter: ['q', 'from', 'to'],
};

@Injectable()
export class OptOutsQueries {
  constructor(private readonly dataSource: DataSource) {}

  async listOptOuts(query: ListQuery<OptOutSort, OptOutFilter>): Promise<Page<AdminOptOutDto>> {
    const { sort, order, offset, limit, filter } = query;
    const select = this.dataSource.manager
      .createQueryBuilder(EmailOptOut, 'optOut')
      .orderBy(`optOut.${sort}`, order)
      .addOrderBy('optOut.email', order);
    if (filter.q !== undefined)
      select.andWhere(addressContains('optOut.email', ':words'), { words: wordsOf(filter.q) });
    whereWithin(select, 'optOut.createdAt', filter);
    const [optOuts, total] = await select.offset(offset).limit(limit).getManyAndCount();
    return { rows: optOuts.map(({ email, createdAt }) => ({ id: email, email, createdAt })), total };
  }
}
