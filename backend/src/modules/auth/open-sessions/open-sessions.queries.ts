import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { RequestUser } from '../../../common/access/access.js';
import { STAFF_IDLE_MS } from '../sessions.service.js';
import type { OpenSessionDto } from './open-session.dto.js';

/** Rows of one answer. Older sessions can still be ended together. */
const MOST = 100;

@Injectable()
export class OpenSessionsQueries {
  constructor(private readonly dataSource: DataSource) {}

  /** The sessions that still open the account, this one first, then those used last. */
  listSessions({ id, permissions }: RequestUser, current: string): Promise<OpenSessionDto[]> {
    const idleSeconds = permissions.length > 0 ? STAFF_IDLE_MS / 1_000 : null;
    return this.dataSource.query<OpenSessionDto[]>(
      `select family_id as id, min(created_at) as "firstAt", max(created_at) as "lastAt", family_id = $2 as "isCurrent",
         (array_agg(browser order by created_at desc))[1] as browser,
         (array_agg(system order by created_at desc))[1] as system
       from refresh_tokens where user_id = $1 and revoked_at is null and expires_at > now()
       group by family_id
       having $3::integer is null or max(created_at) > now() - make_interval(secs => $3)
       order by "isCurrent" desc, "lastAt" desc, id limit ${MOST}`,
      [id, current, idleSeconds],
    );
  }
}
