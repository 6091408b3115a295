import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/** A term that the owner changed. A kind without a row has its default term. */
@Entity('retention_rules')
@Check('retention_rules_days', 'days between 1 and 3650')
export class RetentionRule {
  /** One of `KINDS`. */
  @PrimaryColumn('text')
  kind: string;

  @Column('integer')
  days: number;
}
