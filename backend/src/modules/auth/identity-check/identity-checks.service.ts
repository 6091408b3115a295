import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { DomainError } from '../../../common/errors/domain-error.js';

/** When the person at a session last showed who it is. */
@Injectable()
export class IdentityChecks {
  constructor(private readonly dataSource: DataSource) {}

  async note(
    { sessionId, userId }: { sessionId: string; userId: string },
    manager: EntityManager = this.dataSource.manager,
  ): Promise<void> {
    await manager.query(
      `insert into identity_checks (session_id, user_id) values ($1, $2)
       on conflict (session_id) do update set checked_at = now()`,
      [sessionId, userId],
    );
  }

  async isFresh(sessionId: string): Promise<boolean> {
    const rows = await this.dataSource.query<unknown[]>(
      `select from identity_checks where session_id = $1 and checked_at > now() - interval '5 minutes'`,
      [sessionId],
    );
    return rows.length > 0;
  }

  async require(sessionId: string): Promise<void> {
    if (!(await this.isFresh(sessionId))) throw new DomainError('IDENTITY_CHECK_NEEDED');
  }
}
