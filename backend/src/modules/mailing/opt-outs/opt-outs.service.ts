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

  async optOutByLink({ email, token }: OneClickOptOutDto): Promise<void> {
    if (!this.links.isSignedFor(email, token)) throw new DomainError('INVALID_TOKEN');
    await this.optOut(email);
  }
}
