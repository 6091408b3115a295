import { Resolver } from 'node:dns/promises';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { withTimeout } from '../../../../common/with-timeout.js';
import { EVERYDAY_DOMAINS } from '../throwaway-domains/everyday-domains.js';

const TIMEOUT_MS = 2_000;
const BATCH = 50;
/** In one run; the others wait for the next change of votes. */
const MAX_BATCHES = 20;

/** Names that RFC 2606 reserves: only demos and tests have them. */
const RESERVED = String.raw`\.(example|test|invalid|localhost)$`;

/** The errors of DNS for a domain without a record of a kind. */
const ABSENT = new Set(['ENODATA', 'ENOTFOUND']);

type Records = Pick<Resolver, 'resolveMx' | 'resolve4' | 'resolve6'>;

/** Null if DNS does not answer. */
export async function hasMailServer(
  domain: string,
  resolver: Records = new Resolver(),
): Promise<boolean | null> {
  try {
    const servers = await found(resolver.resolveMx(domain));
    // The name of a null MX is empty: the domain receives no mail.
    if (servers.length > 0) return servers.some(({ exchange }) => exchange !== '');
    // Without MX records, the address of the domain receives its mail (RFC 5321, section 5.1).
    const addresses = await Promise.all([found(resolver.resolve4(domain)), found(resolver.resolve6(domain))]);
    return addresses.flat().length > 0;
  } catch {
    return null;
  }
}

/** The records of a kind, which may be none. Throws if DNS does not answer. */
async function found<Each>(records: Promise<Each[]>): Promise<Each[]> {
  try {
    return await withTimeout(TIMEOUT_MS, records);
  } catch (error) {
    if (ABSENT.has((error as NodeJS.ErrnoException).code ?? '')) return [];
    throw error;
  }
}

/** A resolver that does not find its mail server finds none: it answers wrongly, or this host has no access to DNS. */
const CERTAIN = 'gmail.com';

/** Whether the domains of voters have mail servers. One without is looked up again after an hour: DNS may have been wrong. */
@Injectable()
export class MailDomains {
  constructor(private readonly dataSource: DataSource) {}

  /** Looks up those that are new, or had none. */
  async lookUp(domains: string[], has: typeof hasMailServer = hasMailServer): Promise<void> {
    for (let batch = 0; batch < MAX_BATCHES; batch++) {
      const unknown = await this.listUnknown(domains);
      if (unknown.length === 0 || !(await has(CERTAIN))) return;
      await this.dataSource.query(
        `insert into mail_domains (domain, has_mx) select * from unnest($1::text[], $2::boolean[])
         on conflict (domain) do update set has_mx = excluded.has_mx, checked_at = site_now()`,
        [unknown, await Promise.all(unknown.map((domain) => has(domain)))],
      );
      if (unknown.length < BATCH) return;
    }
  }

  private async listUnknown(domains: string[]): Promise<string[]> {
    const rows = await this.dataSource.query<Array<{ domain: string }>>(
      `select distinct domain from unnest($1::text[]) each (domain)
       where domain !~ $2 and domain <> all($3::text[]) and not exists (
         select from mail_domains known where known.domain = each.domain
           and (has_mx or checked_at > site_now() - interval '1 hour'))
       order by domain limit ${BATCH}`,
      [domains, RESERVED, EVERYDAY_DOMAINS],
    );
    return rows.map(({ domain }) => domain);
  }
}
