import { Global, Injectable, Module } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { isDeadAddress } from '../../mailing/public.sql.js';
import { Entrants, type Entrant } from '../contests/entrants.js';
import { EntryLinksModule } from './entry-links/entry-links.module.js';
import { EntryLinks } from './entry-links/entry-links.service.js';
import { lockEntries } from './lock-entries.js';

const TAKE_PART = `contest_entries where contest_id = $1 and status in ('pending', 'approved')`;

@Injectable()
export class StoredEntrants extends Entrants {
  constructor(private readonly links: EntryLinks) {
    super();
  }

  lock(manager: EntityManager, contestId: string): Promise<void> {
    return lockEntries(manager, contestId);
  }

  async countAddresses(
    manager: EntityManager,
    contestId: string,
  ): Promise<{ recipients: number; unreachable: number }> {
    const [row] = await manager.query<[{ recipients: number; unreachable: number }]>(
      `select count(*) filter (where not is_dead)::int as recipients, count(*) filter (where is_dead)::int as unreachable
       from (select distinct email, ${isDeadAddress('email')} as is_dead from ${TAKE_PART}) as address`,
      [contestId],
    );
    return row;
  }

  async linkByAddress(manager: EntityManager, contestId: string): Promise<Entrant[]> {
    const entrants = await manager.query<Array<Omit<Entrant, 'link'>>>(
      `select distinct on (email) id as "entryId", email, name, language from ${TAKE_PART} order by email, submitted_at desc`,
      [contestId],
    );
    const links = await this.links.createAll(manager, entrants);
    return entrants.map((entrant, index) => ({ ...entrant, link: links[index]! }));
  }
}

/** Global: the module of contests asks it, and imports nothing of this one. */
@Global()
@Module({
  imports: [EntryLinksModule],
  providers: [{ provide: Entrants, useClass: StoredEntrants }],
  exports: [Entrants],
})
export class EntrantsModule {}
