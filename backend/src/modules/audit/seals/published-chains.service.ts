import type { AuditAction } from '@paattu/shared/audit-actions';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AT, publicAct, type SealedAct } from './seal-hash.js';

/** A chain as it is published. */
export interface PublishedChain {
  /** A line of JSON for each link: its act or its day, and its hash. */
  links: string[];
  /** The day and the hash of each link that is a day. */
  heads: string[];
}

interface Link extends Omit<SealedAct, 'id'> {
  auditId: number | null;
  day: string | null;
  hash: string;
}

const LINKS = `
  select seal.audit_id as "auditId", to_char(day, 'YYYY-MM-DD') as day, encode(hash, 'hex') as hash, ${AT} as at,
    actor_id as "actorId", action, subject_kind as "subjectKind", subject_id as "subjectId",
    row.contest_id as "contestId", data, details_hash as "detailsHash"
  from audit_seals seal left join audit_log row on row.id = seal.audit_id
  where seal.contest_id = $1
    and position <= (select last.position from audit_seals last where last.contest_id = $1 and last.audit_id = $2)
  order by position`;

/**
 * After the act $2. A proposal has hashes of files that are not public yet, from which one could guess places: the chain ends before it, until the
 * result is final.
 */
const LINKS_AFTER = `
  with later as (
    select seal.position, seal.audit_id as "auditId", to_char(day, 'YYYY-MM-DD') as day, encode(hash, 'hex') as hash, ${AT} as at,
      actor_id as "actorId", action, subject_kind as "subjectKind", subject_id as "subjectId",
      row.contest_id as "contestId", data, details_hash as "detailsHash"
    from audit_seals seal left join audit_log row on row.id = seal.audit_id
    where seal.contest_id = $1
      and position > (select first.position from audit_seals first where first.contest_id = $1 and first.audit_id = $2))
  select * from later
  where $3 or position < coalesce((select min(position) from later where action = 'result.propose'), 2147483647)
  order by position`;

/** The chains of contests for others, without the details of acts. */
@Injectable()
export class PublishedChains {
  constructor(private readonly dataSource: DataSource) {}

  /** The id of the act about a subject that happens once; null if there is none. */
  async findAct(contestId: string, action: AuditAction, subjectId: string): Promise<number | null> {
    const [act = null] = await this.dataSource.query<Array<{ id: number }>>(
      'select id from audit_log where contest_id = $1 and action = $2 and subject_id = $3',
      [contestId, action, subjectId],
    );
    return act && act.id;
  }

  /** The chain of a contest from its first link to an act; null while that act has no seal. Reads by a cursor. */
  async readUntil(contestId: string, auditId: number): Promise<PublishedChain | null> {
    const chain = await this.read(LINKS, [contestId, auditId]);
    return chain.links.length === 0 ? null : chain;
  }

  /** The links of a chain after an act: all of a final result, otherwise those before the next proposal. */
  async readAfter(contestId: string, auditId: number, isFinal: boolean): Promise<string[]> {
    return (await this.read(LINKS_AFTER, [contestId, auditId, isFinal])).links;
  }

  private async read(sql: string, parameters: unknown[]): Promise<PublishedChain> {
    const chain: PublishedChain = { links: [], heads: [] };
    const runner = this.dataSource.createQueryRunner();
    try {
      for await (const row of await runner.stream(sql, parameters)) append(chain, row as Link);
    } finally {
      await runner.release();
    }
    return chain;
  }
}

function append(chain: PublishedChain, { auditId, day, hash, ...act }: Link): void {
  if (day !== null) {
    chain.links.push(JSON.stringify({ day, hash }));
    chain.heads.push(`${day} ${hash}`);
  } else if (auditId !== null) {
    chain.links.push(JSON.stringify({ act: publicAct({ ...act, id: auditId }), hash }));
  }
}
