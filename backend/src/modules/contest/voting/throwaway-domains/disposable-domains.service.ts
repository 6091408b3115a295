import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { LOCKS, lock } from '../../../../database/locks.js';
import { canonicalAddress, domainOf } from '../../../../common/addresses/canonical-address.js';
import { DomainError } from '../../../../common/errors/domain-error.js';
import { RateLimiter } from '../../../../infra/rate-limit/rate-limiter.js';
import { AuditLog } from '../../../audit/audit-log.service.js';

import { isDisposable } from './disposable-address.js';
import { readDomain, toDomain } from './read-domain.js';
import { recordChange, recordOpenings } from './recorded-domains.js';
import { CONTESTS, IS_DECIDABLE, IS_OPEN_FOR_LINKS } from '../../contests/public.sql.js';

const MAX_DOMAINS = 1_000;

/** A domain counts in a contest that is not decided, unless its votes were closed before the domain was added. */
const COLUMNS = `domain, reason, created_at as "createdAt",
  array(select title from ${CONTESTS} contest where published_at is not null and ${IS_DECIDABLE}
    and coalesce(votes_closed_at, 'infinity') > listed.created_at order by voting_opens_at desc, id) as contests`;

export interface DisposableDomain {
  domain: string;
  /** Null for one that an earlier release added. */
  reason: string | null;
  createdAt: Date;
  /** The titles of the contests in which it counts. */
  contests: string[];
}

/** The throwaway domains that the owner added to those of the package. */
@Injectable()
export class DisposableDomains {
  constructor(
    private readonly dataSource: DataSource,
    private readonly audit: AuditLog,
    private readonly limiter: RateLimiter,
  ) {}

  /**
   * Whether the address is at a throwaway domain, or at one below it, and so gets no vote in the contest. The result publishes how many votes
   * each domain of the owner rejected: a mailbox once a day, however often it tries.
   */
  async rejects(email: string, contestId: string): Promise<boolean> {
    if (isDisposable(email)) return true;
    const labels = domainOf(email).split('.');
    const [listed] = await this.dataSource.query<Array<{ domain: string }>>(
      'select domain from disposable_domains where domain = any($1) order by length(domain) desc limit 1',
      [labels.map((_, index) => labels.slice(index).join('.'))],
    );
    if (!listed) return false;
    const mailbox = createHash('sha256').update(canonicalAddress(email)).digest('base64url');
    const isCounted = await this.limiter.passes('rejectedVote', `${contestId}:${mailbox}`);
    if (!isCounted) await this.countRejected(contestId, listed.domain);
    return true;
  }

  /** The last one first. */
  list(): Promise<DisposableDomain[]> {
    return this.dataSource.query(
      `select ${COLUMNS} from disposable_domains listed order by created_at desc, domain`,
    );
  }

  /** Returns the domain as votes have it. One that is in the list stays as it is. */
  add(typed: string, reason: string, actorId: string): Promise<DisposableDomain> {
    const domain = readDomain(typed);
    return this.dataSource.transaction(async (manager) => {
      await lock(manager, LOCKS.domains);
      await recordOpenings(manager, this.audit);
      const [added] = await manager.query<DisposableDomain[]>(
        `insert into disposable_domains as listed (domain, reason)
         select $1, $2 where (select count(*) from disposable_domains) < ${MAX_DOMAINS}
         on conflict do nothing returning ${COLUMNS}`,
        [domain, reason],
      );
      if (!added) return findListed(manager, domain);
      await recordChange(manager, this.audit, 'votes.addDisposableDomain', { domain, reason }, actorId);
      return added;
    });
  }

  async remove(typed: string, reason: string, actorId: string): Promise<void> {
    const domain = toDomain(typed);
    if (domain === null) throw new DomainError('NOT_FOUND');
    await this.dataSource.transaction(async (manager) => {
      await lock(manager, LOCKS.domains);
      await recordOpenings(manager, this.audit);
      const [, removed] = await manager.query<[unknown[], number]>(
        'delete from disposable_domains where domain = $1',
        [domain],
      );
      if (removed === 0) throw new DomainError('NOT_FOUND');
      await recordChange(manager, this.audit, 'votes.removeDisposableDomain', { domain, reason }, actorId);
    });
  }

  /** The row of the contest is locked as for a vote, so that nothing is counted after the close. */
  private async countRejected(contestId: string, domain: string): Promise<void> {
    await this.dataSource.query(
      `with open as materialized (
         select id from ${CONTESTS} contest where id = $1 and ${IS_OPEN_FOR_LINKS} for share
       )
       insert into rejected_votes (contest_id, domain, votes) select id, $2, 1 from open
       on conflict (contest_id, domain) do update set votes = rejected_votes.votes + 1`,
      [contestId, domain],
    );
  }
}

/** Why nothing was added: the domain is in the list, or the list is full. */
async function findListed(manager: EntityManager, domain: string): Promise<DisposableDomain> {
  const [listed] = await manager.query<DisposableDomain[]>(
    `select ${COLUMNS} from disposable_domains listed where domain = $1`,
    [domain],
  );
  if (!listed) throw new DomainError('TOO_MANY_DOMAINS');
  return listed;
}
