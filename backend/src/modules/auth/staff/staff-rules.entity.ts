import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/** The only row: what the owner asks of moderators. */
@Entity('staff_rules')
@Check('staff_rules_one', 'one')
export class StaffRules {
  @PrimaryColumn('boolean', { default: true })
  one: boolean;

  /** Whether a moderator without a passkey or an app for codes can only add one. */
  @Column('boolean', { default: false })
  needFactor: boolean;
}
