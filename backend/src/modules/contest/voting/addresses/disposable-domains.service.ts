import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { DomainError } from '../../../../common/errors/domain-error.js';
import { AuditLog } from '../../../audit/audit-log.service.js';
import { IS_DECIDABLE } from '../decidable.sql.js';
import { domainOf } from '../../../../common/addresses/canonical-address.js';
import { isDisposable } from './disposable-address.js';
import { readDomain, toDomain } from './read-domain.js';

const MAX_DOMAINS = 1_000;

const COLUMNS = `domain, created_at as "createdAt"`;

export interface DisposableDomain {
  domain: string;
  createdAt: Date;
}

/** The throwaway domains that the owner added to those of the package. */
@Injectable()
export class DisposableDomains {
  constructor(
    private readonly dataSource: DataSource,
    private readonly audit: AuditLog,
  ) {}

  /** Whether the address is at a throwaway domain, or at one below it. */
  async rejects(email: string): Promise<boolean> {
    if (isDisposable(email)) return true;
    const labels = domainOf(email).split('.');
    const rows = await this.dataSource.query<unknown[]>(
      'select from disposable_domains where domain = any($1) limit 1',
      [labels.map((_, index) => labels.slice(index).join('.'))],
    );
    return rows.length > 0;
  }

  /** The last one first. */
  list(): Promise<DisposableDomain[]> {
    return this.dataSource.query(
      `select ${COLUMNS} from disposable_domains order by created_at desc, domain`,
    );
  }

  /** Returns the domain as votes have it. One that is in the list stays as it is. */
  add(typed: string, actorId: string): Promise<DisposableDomain> {
    const domain = readDomain(typed);
    return this.dataSource.transaction(async (manager) => {
      await waitForOthers(manager);
      const [added] = await manager.query<DisposableDomain[]>(
        `insert into disposable_domains (domain)
         select $1 where (select count(*) from disposable_domains) < ${MAX_DOMAINS}
         on conflict do nothing returning ${COLUMNS}`,
        [domain],
      );
      if (!added) return findListed(manager, domain);
      await this.audit.record(manager, {
        action: 'votes.addDisposableDomain',
        actorId,
        contestId: await findContestOfVotes(manager),
        data: {},
        after: { domain },
      });
      return added;
    });
  }

  async remove(typed: string, actorId: string): Promise<void> {
    const domain = toDomain(typed);
    await this.dataSource.transaction(async (manager) => {
      const [, removed] = await manager.query<[unknown[], number]>(
        'delete from disposable_domains where domain = $1',
        [domain],
      );
      if (removed === 0) throw new DomainError('NOT_FOUND');
      await this.audit.record(manager, {
        action: 'votes.removeDisposableDomain',
        actorId,
        contestId: await findContestOfVotes(manager),
        data: {},
        before: { domain },
      });
    });
  }
}

/** One transaction at a time adds a domain, so that the list never exceeds its maximum. */
async function waitForOthers(manager: EntityManager): Promise<void> {
  await manager.query(`select pg_advisory_xact_lock(hashtextextended('disposable_domains', 0))`);
}

/** The last contest whose votes the domain is about, also for a correction: its chain of seals has the act. */
async function findContestOfVotes(manager: EntityManager): Promise<string | null> {
  const [contest] = await manager.query<Array<{ id: string }>>(
    `select id from contests contest where published_at is not null and voting_opens_at <= site_now() and ${IS_DECIDABLE}
     order by voting_opens_at desc limit 1`,
  );
  return contest?.id ?? null;
}

/** Why nothing was added: the domain is in the list, or the list is full. */
async function findListed(manager: EntityManager, domain: string): Promise<DisposableDomain> {
  const [listed] = await manager.query<DisposableDomain[]>(
    `select ${COLUMNS} from disposable_domains where domain = $1`,
    [domain],
  );
  if (!listed) throw new DomainError('TOO_MANY_DOMAINS');
  return listed;
}
