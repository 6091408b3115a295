import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { Client } from '../../../common/access/client.js';
import { networkOf } from '../../../infra/rate-limit/network.js';
import { readIds, readPeriod, readStates } from '../../../common/paging/list-filters.js';
import type { ListQuery, ListRules, Page } from '../../../common/paging/list-query.js';
import type { SecurityEventDto } from './security-events.dto.js';
import {
  type AnnouncedEventKind,
  type QuietEventKind,
  SECURITY_EVENTS,
  type SecurityEventKind,
} from './security-events.js';

/** Networks of one account (or of no account) that an hour keeps apart. The events of further ones are counted in one row. */
export const NETWORKS_OF_AN_HOUR = 50;

/** The class of the browser is not known everywhere. */
export type EventClient = Pick<Client, 'address'> & Partial<Client>;

export interface SecurityEvent<Kind = SecurityEventKind> {
  kind: Kind;
  /** Whom it concerns; null if there is no such account. What was typed as its address is not stored. */
  userId: string | null;
  /** Who did it, if it was another user or a program: the id of its token. */
  actorId?: string;
  /** Absent for what the server does by itself. */
  client?: EventClient;
}

const RECORD = `
  with event as (
    select $1::text as kind, $2::uuid as user_id, $3::uuid as actor_id, $4::text as network, $5::text as user_agent_class,
      date_trunc('hour', site_now(), 'UTC') as hour
  ), others as (
    select count(*) as number, bool_or(logged.network is not distinct from event.network) as has_own
    from event join security_events logged
      on logged.hour = event.hour and logged.kind = event.kind and logged.user_id is not distinct from event.user_id
  )
  insert into security_events (kind, user_id, actor_id, network, user_agent_class, hour)
  select kind, user_id, actor_id,
    case when number < $6 or has_own then network end,
    case when number < $6 or has_own then user_agent_class end, hour
  from event, others
  on conflict (hour, kind, user_id, actor_id, network, user_agent_class)
    do update set count = security_events.count + 1, last_at = greatest(security_events.last_at, site_now())`;

type Sort = 'lastAt';
type Filter = 'kind' | 'userId' | 'from' | 'to';

export const SECURITY_EVENT_LIST: ListRules<Sort, Filter> = {
  sort: ['lastAt'],
  filter: ['kind', 'userId', 'from', 'to'],
};

/** The security log: no password, no token, and no address that somebody typed. */
@Injectable()
export class SecurityLog {
  constructor(private readonly dataSource: DataSource) {}

  record(
    event: SecurityEvent<QuietEventKind>,
    manager: EntityManager = this.dataSource.manager,
  ): Promise<void> {
    return this.write(event, manager);
  }

  /** For whoever writes the email about the event in the same transaction: `AccountChanges`. */
  recordAnnounced(event: SecurityEvent<AnnouncedEventKind>, manager: EntityManager): Promise<void> {
    return this.write(event, manager);
  }

  private async write(event: SecurityEvent, manager: EntityManager): Promise<void> {
    const { kind, userId, actorId, client } = event;
    await manager.query(RECORD, [
      kind,
      userId,
      actorId ?? null,
      client ? networkOf(client.address) : null,
      client?.userAgentClass ?? null,
      NETWORKS_OF_AN_HOUR,
    ]);
  }

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
