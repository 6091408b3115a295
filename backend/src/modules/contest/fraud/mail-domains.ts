import { resolveMx } from 'node:dns/promises';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { withTimeout } from '../../../common/with-timeout.js';

const TIMEOUT_MS = 2_000;
const BATCH = 50;
/** In one run; the others wait for the next night. */
const MAX_BATCHES = 20;

/** Names that RFC 2606 reserves: only demos and tests have them. */
const RESERVED = String.raw`\.(example|test|invalid|localhost)$`;

/** What DNS answers for a domain without a mail server. */
const ABSENT = new Set(['ENODATA', 'ENOTFOUND']);

/** Null if DNS does not answer. */
export async function hasMailServer(domain: string): Promise<boolean | null> {
  try {
    // The name of a null MX is empty: the domain receives no mail.
    return (await withTimeout(TIMEOUT_MS, resolveMx(domain))).some(({ exchange }) => exchange !== '');
  } catch (error) {
    return ABSENT.has((error as NodeJS.ErrnoException).code ?? '') ? false : null;
  }
}

/** Whether the domains of voters have mail servers. Each is looked up once. */
@Injectable()
export class MailDomains {
  constructor(private readonly dataSource: DataSource) {}

  /** Looks up those that are new. */
  async lookUp(domains: string[]): Promise<void> {
    for (let batch = 0; batch < MAX_BATCHES; batch++) if ((await this.lookUpSome(domains)) < BATCH) return;
  }

  /** Returns how many it looked up. */
  private async lookUpSome(domains: string[]): Promise<number> {
    const unknown = await this.dataSource.query<Array<{ domain: string }>>(
      `select distinct domain from unnest($1::text[]) each (domain)
       where domain !~ $2 and not exists (select from mail_domains known where known.domain = each.domain)
       limit ${BATCH}`,
      [domains, RESERVED],
    );
    const names = unknown.map(({ domain }) => domain);
    await this.dataSource.query(
      `insert into mail_domains (domain, has_mx) select * from unnest($1::text[], $2::boolean[]) on conflict do nothing`,
      [names, await Promise.all(names.map(hasMailServer))],
    );
    return names.length;
  }
}
