import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, IsNull } from 'typeorm';
import { DomainError } from '../../../../../common/errors/domain-error.js';
import { ContestEntry } from '../../contest-entry.entity.js';
import type { AdminThreadMessageDto, ThreadMessageDto } from './message.dto.js';
import { USERS } from '../../../../auth/public.sql.js';

/** The most messages of a thread that are shown, the last ones. */
const SHOWN = 200;

const COLUMNS = `id, case when author_id is null then 'entrant' else 'team' end as "from", body as text, created_at as "sentAt"`;

/** True of the messages that wait for a moderator. */
export const IS_UNANSWERED = 'author_id is null and settled_at is null';

@Injectable()
export class ThreadQueries {
  constructor(private readonly dataSource: DataSource) {}

  /** The last messages of the thread for its entrant, oldest first. */
  listForEntrant(entryId: string): Promise<ThreadMessageDto[]> {
    return this.dataSource.query(
      `select ${COLUMNS} from (
         select * from entry_messages where entry_id = $1 order by number desc limit ${SHOWN}) message
       order by number`,
      [entryId],
    );
  }

  /** The last messages of the thread for moderators, oldest first. */
  async listForStaff(entryId: string): Promise<AdminThreadMessageDto[]> {
    if (!(await this.dataSource.manager.existsBy(ContestEntry, { id: entryId, deletedAt: IsNull() })))
      throw new DomainError('NOT_FOUND');
    return this.dataSource.query(
      `select ${COLUMNS}, settled_at is not null as "isSettled",
              (select email from ${USERS} where users.id = author_id) as author
       from (select * from entry_messages where entry_id = $1 order by number desc limit ${SHOWN}) message
       order by number`,
      [entryId],
    );
  }

  /** How many messages of each entry wait for a moderator; entries without one are absent. */
  async countUnanswered(
    entryIds: string[],
    manager: EntityManager = this.dataSource.manager,
  ): Promise<Map<string, number>> {
    const rows = await manager.query<Array<{ entryId: string; count: number }>>(
      `select entry_id as "entryId", count(*)::integer as count from entry_messages
       where entry_id = any($1) and ${IS_UNANSWERED} group by entry_id`,
      [entryIds],
    );
    return new Map(rows.map(({ entryId, count }) => [entryId, count]));
  }
}
