import { Column, Entity, JoinColumn, OneToOne, PrimaryColumn } from 'typeorm';

export type Fields = Record<string, unknown>;

/** The fields that an act changed. May contain personal data, and can therefore be erased. */
@Entity('audit_details')
export class AuditDetails {
  @PrimaryColumn('bigint')
  auditId: number;

  @OneToOne('AuditRow')
  @JoinColumn({ name: 'audit_id' })
  row: unknown;

  /** Makes the hash impossible to guess from likely details. It is erased with them. */
  @Column('bytea')
  salt: Buffer;

  @Column('jsonb', { nullable: true })
  before: Fields | null;

  @Column('jsonb', { nullable: true })
  after: Fields | null;
}
