import { knownLocale, type Locale } from '@paattu/api-client/locales';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { DomainError } from '../../../common/errors/domain-error.js';
import type { OneClickOptOutDto } from './opt-out.dto.js';
import { OptOutLinks } from './opt-out-links.js';

@Injectable()
export class OptOutsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly links: OptOutLinks,
  ) {}

  async optOut(email: string): Promise<void> {
    await this.dataSource.query('insert into email_opt_outs (email) values ($1) on conflict do nothing', [
      email,
    ]);
  }

  /**
   * The language of the last email to the address. The link does not name it, because the release before rejects a link
   * with further fields.
   */
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
}
