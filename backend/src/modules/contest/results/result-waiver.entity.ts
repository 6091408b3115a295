import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/** Lets a version be proposed although a blocker remains. The reason is published with the version. */
@Entity('result_waivers')
@Check('result_waivers_reason', `reason ~ '\\S'`)
export class ResultWaiver {
  @PrimaryColumn('uuid')
  contestId: string;

  @PrimaryColumn('smallint')
  version: number;

  @PrimaryColumn('text')
  blocker: string;

  /** How many votes, marks or entries it was about. */
  @Column('integer')
  count: number;

  /** Which ones, separated by commas: it covers no others. Null where there is nothing to count, and of an earlier release. */
  @Column('text', { nullable: true })
  subjects: string | null;

  @Column('text')
  reason: string;

  @Column('text', { nullable: true })
  reasonMalayalam: string | null;

  @Column('timestamptz', { default: () => 'site_now()' })
  waivedAt: Date;
}
