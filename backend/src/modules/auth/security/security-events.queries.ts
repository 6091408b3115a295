import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { readIds, readPeriod, readStates } from '../../../common/paging/list-filters.js';
import type { ListQuery, ListRules, Page } from '../../../common/paging/list-query.js';
import type { SecurityEventDto } from './security-events.dto.js';
import { SECURITY_EVENTS } from './security-events.js';

type Sort = 'lastAt';
type Filter = 'kind' | 'userId' | 'from' | 'to';

export const SECURITY_EVENT_LIST: ListRules<Sort, Filter> = {
  sort: ['lastAt'],
  filter: ['kind', 'userId', 'from', 'to'],
};

@Injectable()
export class SecurityEventsQueries {
  constructor(private readonly dataSource: DataSource) {}

  async listEvents({
    order,
    offset,
    limit,
    filter,
  }: ListQuery<Sort, Filter>): Promise<Page<SecurityEventDto>> {
    const kinds = filter.kind === undefined ? null : readStates(filter.kind, SECURITY_EVENTS, 'kind');
    const users = filter.userId === undefined ? null : readIds(filter.userId);
    const { from, to } = readPeriod(filter);
    const where = `($1::text[] is null or event.kind = any($1)) and ($2::uuid[] is null or event.user_id = any($2))
      and ($3::timestamptz is null or event.last_at >= $3) and ($4::timestamptz is null or event.last_at < $4)`;
    const rows = await this.dataSource.query<SecurityEventDto[]>(
      `select event.id, event.kind, event.user_id as "userId", users.email as "user", event.actor_id as "actorId",
         coalesce(actor.email, token.name) as actor, event.network, event.user_agent_class as "userAgentClass",
         event.first_at as "firstAt", event.last_at as "lastAt", event.count
       from security_events event
         left join users on users.id = event.user_id
         left join users actor on actor.id = event.actor_id
         left join api_tokens token on token.id = event.actor_id
       where ${where} order by event.last_at ${order}, event.id ${order} offset $5 limit $6`,
      [kinds, users, from, to, offset, limit],
    );
    const [counted] = await this.dataSource.query<[{ total: number }]>(
      `select count(*)::integer as total from security_events event where ${where}`,
      [kinds, users, from, to],
    );
    return { rows: rows.map((row) => ({ ...row, id: Number(row.id) })), total: counted.total };
  }
}
