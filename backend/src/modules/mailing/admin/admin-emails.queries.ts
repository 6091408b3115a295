import { knownLocale } from '@paattu/api-client/locales';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { DomainError } from '../../../common/errors/domain-error.js';
import { readIds, readStates, toPattern, whereWithin } from '../../../common/paging/list-filters.js';
import type { ListQuery, ListRules, Page } from '../../../common/paging/list-query.js';
import { EMAIL_STATUSES, OutgoingEmail } from '../outgoing-email.entity.js';
import { translationsOf } from '../../../translations/index.js';
import { findTemplate } from '../templates/registry.js';
import type { AdminEmailDto } from './admin-email.dto.js';

type EmailSort = 'createdAt' | 'sentAt' | 'status' | 'template' | 'toAddress';
type EmailFilter = 'status' | 'template' | 'q' | 'id' | 'from' | 'to';

export const EMAIL_LIST: ListRules<EmailSort, EmailFilter> = {
  sort: ['createdAt', 'sentAt', 'status', 'template', 'toAddress'],
  filter: ['status', 'template', 'q', 'id', 'from', 'to'],
};

@Injectable()
export class AdminEmailsQueries {
  constructor(private readonly dataSource: DataSource) {}

  async listEmails({
    sort,
    order,
    offset,
    limit,
    filter,
  }: ListQuery<EmailSort, EmailFilter>): Promise<Page<AdminEmailDto>> {
    const select = this.dataSource.manager
      .createQueryBuilder(OutgoingEmail, 'email')
      .orderBy(`email.${sort}`, order)
      .addOrderBy('email.id', order);
    if (filter.status !== undefined) {
      select.andWhere('email.status = any(:states)', { states: readStates(filter.status, EMAIL_STATUSES) });
    }
    if (filter.template !== undefined) {
      select.andWhere('email.template = any(:templates)', { templates: [filter.template].flat() });
    }
    if (filter.id !== undefined) select.andWhere('email.id = any(:ids)', { ids: readIds(filter.id) });
    if (filter.q !== undefined) {
      select.andWhere('email.toAddress ilike :pattern', { pattern: toPattern(filter.q) });
    }
    whereWithin(select, 'email.createdAt', filter);
    const [emails, total] = await select.offset(offset).limit(limit).getManyAndCount();
    return { rows: emails.map(toAdminEmail), total };
  }

  async findEmail(id: string): Promise<OutgoingEmail> {
    const email = await this.dataSource.manager.findOneBy(OutgoingEmail, { id });
    if (!email) throw new DomainError('NOT_FOUND');
    return email;
  }
}

export function toAdminEmail(email: OutgoingEmail): AdminEmailDto {
  const { id, template, toAddress, language, status, delivery, attempts, lastError, createdAt, sentAt } =
    email;
  const subject = findTemplate(template)?.subject(translationsOf(knownLocale(language)).emails) ?? template;
  return {
    id,
    template,
    toAddress,
    language,
    subject,
    status,
    delivery,
    attempts,
    lastError,
    createdAt,
    sentAt,
  };
}
