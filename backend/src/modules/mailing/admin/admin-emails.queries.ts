import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, In, Not } from 'typeorm';
import { DomainError } from '../../../common/errors/domain-error.js';
import {
  addressContains,
  readIds,
  readStates,
  whereWithin,
  wordsOf,
} from '../../../common/paging/list-filters.js';
import type { ListQuery, ListRules, Page } from '../../../common/paging/list-query.js';
import { EmailRenderer } from '../email-renderer.js';
import { EMAIL_STATUSES, OutgoingEmail } from '../outgoing-email.entity.js';
import type { Texts } from '../composing/define-email.js';
import { EmailTemplates } from '../email-templates.service.js';
import { VOTER_EMAILS } from '../public.sql.js';
import { findTexts } from '../texts/own-texts.js';
import type { AdminEmailContentDto, AdminEmailDto } from './admin-email.dto.js';

type EmailSort = 'createdAt' | 'sentAt' | 'status' | 'template' | 'toAddress';
type EmailFilter = 'status' | 'template' | 'q' | 'id' | 'from' | 'to';

export const EMAIL_LIST: ListRules<EmailSort, EmailFilter> = {
  sort: ['createdAt', 'sentAt', 'status', 'template', 'toAddress'],
  filter: ['status', 'template', 'q', 'id', 'from', 'to'],
};

@Injectable()
export class AdminEmailsQueries {
  constructor(
    private readonly dataSource: DataSource,
    private readonly renderer: EmailRenderer,
    private readonly templates: EmailTemplates,
  ) {}

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
      .addOrderBy('email.id', order)
      .where('(email.template <> all(:secret) or email.isTrial)', { secret: VOTER_EMAILS });
    if (filter.status !== undefined) {
      select.andWhere('email.status = any(:states)', { states: readStates(filter.status, EMAIL_STATUSES) });
    }
    if (filter.template !== undefined) {
      select.andWhere('email.template = any(:templates)', { templates: [filter.template].flat() });
    }
    if (filter.id !== undefined) select.andWhere('email.id = any(:ids)', { ids: readIds(filter.id) });
    if (filter.q !== undefined) {
      select.andWhere(addressContains('email.toAddress', ':words'), { words: wordsOf(filter.q) });
    }
    whereWithin(select, 'email.createdAt', filter);
    const [emails, total] = await select.offset(offset).limit(limit).getManyAndCount();
    const texts = await findTexts(this.dataSource.manager, emails);
    return { rows: emails.map((email) => this.describe(email, texts)), total };
  }

  /** As the transaction of `manager` sees it. */
  async findEmail(id: string, manager: EntityManager): Promise<AdminEmailDto> {
    const email = await this.find(id, manager);
    return this.describe(email, await findTexts(manager, [email]));
  }

  /** Without the link of an account email, which is as good as a password: only its recipient may have it. */
  async findContent(id: string): Promise<AdminEmailContentDto> {
    const { manager } = this.dataSource;
    const email = await this.find(id, manager);
    const { link: _link, ...payload } = email.payload;
    const texts = await findTexts(manager, [email]);
    const complete = await this.templates.complete(manager, { ...email, payload });
    const { html, text } = this.renderer.render({ ...complete, texts: texts.get(id) ?? null });
    return { ...this.describe(email, texts), html: html.join(''), text };
  }

  private async find(id: string, manager: EntityManager): Promise<OutgoingEmail> {
    const email = await manager.findOneBy(OutgoingEmail, [
      { id, template: Not(In(VOTER_EMAILS)) },
      { id, isTrial: true },
    ]);
    if (!email) throw new DomainError('NOT_FOUND');
    return email;
  }

  private describe(email: OutgoingEmail, texts: Map<string, Texts | null>): AdminEmailDto {
    const { id, template, toAddress, language, status, delivery, suppressedFor } = email;
    const { attempts, lastError, createdAt, sentAt } = email;
    const known = this.templates.find(template);
    const subject = known ? this.renderer.subjectOf({ ...email, texts: texts.get(id) ?? null }) : template;
    return {
      id,
      template,
      label: this.templates.labelOf(template) ?? template,
      toAddress,
      language,
      subject,
      status,
      delivery,
      suppressedFor,
      attempts,
      lastError,
      createdAt,
      sentAt,
    };
  }
}
