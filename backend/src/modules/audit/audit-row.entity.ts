import { Check, Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** An act in the console. Triggers reject its change, and it refers to no other table, so that it outlives its subject. */
@Entity('audit_log')
@Index('audit_log_newest_first', ['at', 'id'])
@Index('audit_log_of_contest', ['contestId', 'at', 'id'])
@Index('audit_log_of_actor', ['actorId', 'at', 'id'])
@Index('audit_log_of_kind', ['subjectKind', 'at', 'id'])
@Index('audit_log_by_action', ['contestId', 'action', 'id'], {
  where: `action not in ('vote.cast', 'vote.withdraw')`,
})
@Check('audit_log_action', `action ~ '^[a-z]+\\.[a-zA-Z]+$'`)
@Check('audit_log_data', `jsonb_typeof(data) = 'object'`)
@Check('audit_log_details_hash', `length(details_hash) = 32`)
export class AuditRow {
  @PrimaryGeneratedColumn('identity', { type: 'bigint' })
  id: number;

  @Column('timestamptz', { default: () => 'site_now()' })
  at: Date;

  /** The user who acted; null for the system. */
  @Column('uuid', { nullable: true })
  actorId: string | null;

  /** One of `AUDIT_ACTIONS`, or of another release. */
  @Column('text')
  action: string;

  /** What the act was done to: the first half of `action`. */
  @Column('text')
  subjectKind: string;

  /** Null for an act that has no single subject, such as an export. */
  @Column('text', { nullable: true })
  subjectId: string | null;

  @Column('uuid', { nullable: true })
  contestId: string | null;

  @Column('jsonb', { default: {} })
  data: Record<string, unknown>;

  /** `hashDetails` of the details; stays when they are erased. */
  @Column('bytea', { nullable: true })
  detailsHash: Buffer | null;
}
