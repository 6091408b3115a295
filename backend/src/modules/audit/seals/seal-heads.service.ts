import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

/** The hash of the last day in the chain of a contest. */
export interface SealHead {
  day: string;
  /** In hexadecimal digits. */
  hash: string;
  /** What people note: the contest, the day and the hash. */
  line: string;
}

/**
 * The heads that the site publishes. That of the last day, not of the last act: a head that moved with each act would show
 * when there was one, and how many.
 */
@Injectable()
export class SealHeads {
  async find(manager: EntityManager, contestId: string): Promise<SealHead | null> {
    return (await this.findAll(manager, [contestId])).get(contestId) ?? null;
  }

  /** By the ids of the contests. A contest without a day, as before its announcement, has none. */
  async findAll(manager: EntityManager, contestIds: string[]): Promise<Map<string, SealHead>> {
    const heads = await manager.query<Array<SealHead & { contestId: string }>>(
      `select distinct on (contest_id) contest_id as "contestId", to_char(day, 'YYYY-MM-DD') as day, encode(hash, 'hex') as hash,
         format('paattu/%s %s %s', slug, to_char(day, 'YYYY-MM-DD'), encode(hash, 'hex')) as line
       from audit_seals join contest_facts contest on contest.id = contest_id
       where contest_id = any($1) and day is not null
       order by contest_id, position desc`,
      [contestIds],
    );
    return new Map(heads.map(({ contestId, ...head }) => [contestId, head]));
  }
}
