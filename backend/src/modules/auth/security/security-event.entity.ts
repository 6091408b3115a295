import { Check, Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** An event of an account, counted by the hour. A trigger lets only the count and the last time change. */
@Entity('security_events')
@Check('security_events_kind', `kind ~ '^[a-z]+(-[a-z]+)*$'`)
@Check('security_events_user_agent_class', `user_agent_class in ('browser', 'automated', 'unknown')`)
@Check('security_events_network', 'length(network) <= 64')
@Check('security_events_count', 'count > 0')
// Nulls are not distinct, which TypeORM cannot say.
@Index('security_events_one_per_hour', ['hour', 'kind', 'userId', 'actorId', 'network', 'userAgentClass'], {
  unique: true,
})
@Index('security_events_newest_first', ['lastAt', 'id'])
@Index('security_events_of_user', ['userId', 'lastAt', 'id'])
export class SecurityEvent {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'BY DEFAULT' })
  id: string;

  @Column('text')
  kind: string;

  @Column('uuid', { nullable: true })
  userId: string | null;

  @Column('uuid', { nullable: true })
  actorId: string | null;

  @Column('text', { nullable: true })
  network: string | null;

  @Column('text', { nullable: true })
  userAgentClass: string | null;

  @Column('timestamptz', { default: () => `date_trunc('hour', site_now(), 'UTC')` })
  hour: Date;

  @Column('timestamptz', { default: () => 'site_now()' })
  firstAt: Date;

  @Column('timestamptz', { default: () => 'site_now()' })
  lastAt: Date;

  @Column('integer', { default: 1 })
  count: number;
}
