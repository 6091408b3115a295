import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { NotFoundError } from '../../common/errors/domain-error.js';
import { toPattern } from '../../common/paging/list-filters.js';
import type { ListQuery, ListRules, Page } from '../../common/paging/list-query.js';
import { ContactMessage } from './contact-message.entity.js';
import type { MessageDto } from './contact.dto.js';

type MessageSort = 'createdAt' | 'name' | 'email' | 'subject';
type MessageFilter = 'q';

export const MESSAGE_LIST: ListRules<MessageSort, MessageFilter> = {
  sort: ['createdAt', 'name', 'email', 'subject'],
  filter: ['q'],
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
    if (filter.q !== undefined) {
      select.where(`concat_ws(' ', message.name, message.email, message.subject) ilike :pattern`, {
        pattern: toPattern(filter.q),
      });
    }
    const [rows, total] = await select.offset(offset).limit(limit).getManyAndCount();
    return { rows, total };
  }

  async findMessage(id: string): Promise<MessageDto> {
    const message = await this.dataSource.manager.findOneBy(ContactMessage, { id });
    if (!message) throw new NotFoundError();
    return message;
  }
}
