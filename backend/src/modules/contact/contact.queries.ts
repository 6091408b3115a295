import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { DomainError } from '../../common/errors/domain-error.js';
import { readIds, toPattern, whereWithin } from '../../common/paging/list-filters.js';
import type { ListQuery, ListRules, Page } from '../../common/paging/list-query.js';
import { ContactMessage } from './contact-message.entity.js';
import type { MessageDto } from './contact.dto.js';

type MessageSort = 'createdAt' | 'name' | 'email' | 'subject';
type MessageFilter = 'q' | 'id' | 'from' | 'to';

export const MESSAGE_LIST: ListRules<MessageSort, MessageFilter> = {
  sort: ['createdAt', 'name', 'email', 'subject'],
  filter: ['q', 'id', 'from', 'to'],
};

@Injectable()
export class ContactQueries {
  constructor(private readonly dataSource: DataSource) {}

  async listMessages({
    sort,
    order,
    offset,
    limit,
    filter,
  }: ListQuery<MessageSort, MessageFilter>): Promise<Page<MessageDto>> {
    const select = this.dataSource.manager
      .createQueryBuilder(ContactMessage, 'message')
      .orderBy(`message.${sort}`, order)
      .addOrderBy('message.id', order);
    if (filter.id !== undefined) select.andWhere('message.id = any(:ids)', { ids: readIds(filter.id) });
    if (filter.q !== undefined) {
      // One trigram index covers the three columns.
      select.andWhere(
        '(message.name ilike :part or message.email ilike :part or message.subject ilike :part)',
        { part: toPattern(filter.q) },
      );
    }
    whereWithin(select, 'message.createdAt', filter);
    const [rows, total] = await select.offset(offset).limit(limit).getManyAndCount();
    return { rows, total };
  }

  async findMessage(id: string): Promise<MessageDto> {
    const message = await this.dataSource.manager.findOneBy(ContactMessage, { id });
    if (!message) throw new DomainError('NOT_FOUND');
    return message;
  }
}
