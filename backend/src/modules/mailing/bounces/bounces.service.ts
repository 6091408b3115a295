import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, MoreThan } from 'typeorm';
import { VOTER_SQL } from '../public.sql.js';
import { type BounceKind, type BounceSource, EmailBounce } from './email-bounce.entity.js';
import { isDeadAddress } from '../public.sql.js';

/** What a server or a reader reported about an email. */
export interface Bounce {
  kind: BounceKind;
  /** As RFC 3463, such as 5.1.1. */
  code: string | null;
  detail: string | null;
}

/** Temporary failures on so many days make an address dead. */
const DAYS_OF_FAILURES = 3;
const WITHIN_DAYS = 14;

/**
 * A permanent bounce or a complaint makes the address dead, and so does the last of temporary ones on three days within fourteen. Their
 * days are those of the arrival here: nobody but us can choose them. Nothing is stored about an email that was deleted, nor about one to a
 * voter, which would name who votes.
 */
const NOTE = `
  insert into email_bounces (report_hash, source, address, kind, code, detail, ends_emails)
  select $2, $3, lower(to_address), $4, $5, $6,
    not exists (select from email_bounces where address = lower(to_address) and ends_emails)
    and ($4 in ('permanent', 'complaint') or ($4 = 'temporary' and (
      select count(distinct created_at::date) from email_bounces
      where address = lower(to_address) and kind = 'temporary' and forgiven_at is null
        and created_at::date < now()::date and created_at > now() - interval '${WITHIN_DAYS} days') >= ${DAYS_OF_FAILURES - 1}))
  from outgoing_emails where id = $1 and (is_trial or template not in (${VOTER_SQL}))
  on conflict do nothing`;

@Injectable()
export class Bounces {
  constructor(private readonly dataSource: DataSource) {}

  /** Stores a report about an email of this site. `reportId` is the same whenever its source sends it again. */
  async note(emailId: string, source: BounceSource, reportId: string, bounce: Bounce): Promise<void> {
    const hash = createHash('sha256').update(`${source} ${reportId}`).digest();
    const { kind, code, detail } = bounce;
    await this.dataSource.query(NOTE, [emailId, hash, source, kind, code, detail]);
  }

  /** Whether emails come back, only because of what came back after `since` if there is such a time. */
  isDead(address: string, since: Date | null = null): Promise<boolean> {
    return this.dataSource.manager.existsBy(EmailBounce, {
      address: address.toLowerCase(),
      endsEmails: true,
      ...(since && { createdAt: MoreThan(since) }),
    });
  }

  /** Those of the addresses whose emails come back, as they are given. */
  async findDead(addresses: readonly string[], manager = this.dataSource.manager): Promise<Set<string>> {
    const dead = await manager.query<Array<{ address: string }>>(
      `select given.address from unnest($1::text[]) as given (address) where ${isDeadAddress('given.address')}`,
      [addresses],
    );
    return new Set(dead.map(({ address }) => address));
  }

  /** Emails go to the address again, and what came back before does not count any more. Returns whether it was dead. */
  async forgive(manager: EntityManager, bounceId: string): Promise<boolean> {
    const [, changed] = await manager.query<[unknown, number]>(
      `update email_bounces set ends_emails = false, forgiven_at = now()
       where address = (select address from email_bounces where id = $1 and ends_emails) and forgiven_at is null`,
      [bounceId],
    );
    return changed > 0;
  }
}
