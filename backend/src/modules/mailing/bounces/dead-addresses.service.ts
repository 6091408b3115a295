import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { DomainError } from '../../../common/errors/domain-error.js';
import { addressContains, whereWithin, wordsOf } from '../../../common/paging/list-filters.js';
import type { ListQuery, ListRules, Page } from '../../../common/paging/list-query.js';
import { inTransaction } from '../../../database/transaction.js';
import { AuditLog } from '../../audit/audit-log.service.js';
import { Bounces } from './bounces.service.js';
import type { DeadAddressDto } from './dead-address.dto.js';
import { EmailBounce } from './email-bounce.entity.js';

type DeadAddressSort = 'createdAt' | 'address';
type DeadAddressFilter = 'q' | 'from' | 'to';

export const DEAD_ADDRESS_LIST: ListRules<DeadAddressSort, DeadAddressFilter> = {
  sort: ['createdAt', 'address'],
  filter: ['q', 'from', 'to'],
};

/** The addresses whose emails come back, for the owner. */
@Injectable()
export class DeadAddresses {
  constructor(
    private readonly dataSource: DataSource,
    private readonly bounces: Bounces,
    private readonly audit: AuditLog,
  ) {}

  async list(query: ListQuery<DeadAddressSort, DeadAddressFilter>): Promise<Page<DeadAddressDto>> {
    const { sort, order, offset, limit, filter } = query;
    const select = this.dataSource.manager
      .createQueryBuilder(EmailBounce, 'bounce')
      .where('bounce.endsEmails')
      .orderBy(`bounce.${sort}`, order)
      .addOrderBy('bounce.id', order);
    if (filter.q !== undefined)
      select.andWhere(addressContains('bounce.address', ':words'), { words: wordsOf(filter.q) });
    whereWithin(select, 'bounce.createdAt', filter);
    const [rows, total] = await select.offset(offset).limit(limit).getManyAndCount();
    return {
      rows: rows.map(({ id, address, kind, code, detail, source, createdAt }) => ({
        id,
        address,
        kind,
        code,
        detail,
        source,
        createdAt,
      })),
      total,
    };
  }

  async retry(id: string, actorId: string): Promise<void> {
    await inTransaction(this.dataSource, async ({ manager }) => {
      if (!(await this.bounces.forgive(manager, id))) throw new DomainError('NOT_FOUND');
      await this.audit.record(manager, {
        action: 'email.retryAddress',
        actorId,
        data: { bounceId: id },
      });
    });
  }
}
