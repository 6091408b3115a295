import { Global, Injectable, Module } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Entrants, type Entrant } from '../contests/entrants.js';

const TAKE_PART = `contest_entries where contest_id = $1 and status in ('pending', 'approved')`;

@Injectable()
export class StoredEntrants extends Entrants {
  async countAddresses(manager: EntityManager, contestId: string): Promise<number> {
    const [row] = await manager.query<[{ count: number }]>(
      `select count(distinct email)::int as count from ${TAKE_PART}`,
      [contestId],
    );
    return row.count;
  }

  listByAddress(manager: EntityManager, contestId: string): Promise<Entrant[]> {
    return manager.query(
      `select distinct on (email) id as "entryId", email, name, language from ${TAKE_PART} order by email, submitted_at desc`,
      [contestId],
    );
  }
}

/** Global: the module of contests asks it, and imports nothing of this one. */
@Global()
@Module({ providers: [{ provide: Entrants, useClass: StoredEntrants }], exports: [Entrants] })
export class EntrantsModule {}
