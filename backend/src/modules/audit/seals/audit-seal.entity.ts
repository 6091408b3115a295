import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';

/** A link of the hash chain of a contest: an act, or a day that ends a part of the chain. Triggers reject its change. */
@Entity('audit_seals')
@Index('audit_seals_once', ['auditId'], { unique: true })
@Index('audit_seals_one_per_day', ['contestId', 'day'], { unique: true })
@Index('audit_seals_no_fork', ['previousHash'], { unique: true })
@Check('audit_seals_position', 'position > 0')
@Check('audit_seals_act_or_day', 'num_nonnulls(audit_id, day) = 1')
@Check('audit_seals_hashes', 'length(previous_hash) = 32 and length(hash) = 32')
export class AuditSeal {
  @PrimaryColumn('uuid')
  contestId: string;

  /** From 1. */
  @PrimaryColumn('integer')
  position: number;

  @Column('bigint', { nullable: true })
  auditId: number | null;

  @ManyToOne('AuditRow')
  @JoinColumn({ name: 'audit_id' })
  act: unknown;

  /** The day of the site on which everything before was sealed. */
  @Column('date', { nullable: true })
  day: string | null;

  /** The hash of the link before; of the first link, `firstPrevious` of the contest. */
  @Column('bytea')
  previousHash: Buffer;

  @Column('bytea')
  hash: Buffer;
}
