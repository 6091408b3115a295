import { knownLocale, type Locale } from '@paattu/shared/locales';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { DomainError } from '../../../common/errors/domain-error.js';
import { addressContains, whereWithin, wordsOf } from '../../../common/paging/list-filters.js';
import type { ListQuery, ListRules, Page } from '../../../common/paging/list-query.js';
import { inTransaction } from '../../../database/transaction.js';
import { SiteSettings } from '../../../infra/settings/site-settings.js';
import { EmailOptOut } from '../email-opt-out.entity.js';
import { optOutLink } from '../emails/opt-out-link.email.js';
import { MailingService } from '../mailing.service.js';
import type { AdminOptOutDto, OneClickOptOutDto, OptOutDto } from './opt-out.dto.js';
import { OptOutLinks } from './opt-out-links.js';

type OptOutSort = 'createdAt' | 'email';
type OptOutFilter = 'q' | 'from' | 'to';

export const OPT_OUT_LIST: ListRules<OptOutSort, OptOutFilter> = {
  sort: ['createdAt', 'email'],
  filter: ['q', 'from', 'to'],
};

@Injectable()
export class OptOutsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly links: OptOutLinks,
    private readonly mailing: MailingService,
    private readonly settings: SiteSettings,
  ) {}

  /**
   * Emails the address a link that opts it out, because anybody can type the address of another person. Answers the same for every
   * address, and once the mailbox has got as many links as it may.
   */
  async sendLink({ email, language }: OptOutDto): Promise<void> {
    this.settings.requireEmails();
    await inTransaction(this.dataSource, async (tx) => {
      const payload = { link: this.links.pageOf(email, language) };
      await this.mailing.queueEmail(tx, { template: optOutLink, to: email, payload, language });
    });
  }

  /** The caller has checked that the person reads the emails to the address. */
  async optOut(email: string): Promise<void> {
    await this.dataSource.query('insert into email_opt_outs (email) values ($1) on conflict do nothing', [
      email,
    ]);
  }

  isOptedOut(email: string): Promise<boolean> {
    return this.dataSource.manager.existsBy(EmailOptOut, { email });
  }

  /** As `optOut`. */
  async optIn(manager: EntityManager, email: string): Promise<void> {
    await manager.delete(EmailOptOut, { email });
  }

  /** The language of the last email to the address: its link does not name one. */
  async languageOf(address: string): Promise<Locale> {
    const [email] = await this.dataSource.query<Array<{ language: string }>>(
      'select language from outgoing_emails where to_address = $1 order by created_at desc limit 1',
      [address],
    );
    return knownLocale(email?.language);
  }

  async optOutByLink({ email, token }: OneClickOptOutDto): Promise<void> {
    if (!this.links.isSignedFor(email, token)) throw new DomainError('INVALID_TOKEN');
    await this.optOut(email);
  }

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
