import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Whether the domain of a voter's address takes emails. */
@Entity('mail_domains')
export class MailDomain {
  @PrimaryColumn('text')
  domain: string;

  /** Null while the DNS has not answered. */
  @Column('boolean', { nullable: true })
  hasMx: boolean | null;

  @Column('timestamptz', { default: () => 'site_now()' })
  checkedAt: Date;
}
