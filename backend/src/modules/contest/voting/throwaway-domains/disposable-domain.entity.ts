import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/** A throwaway domain on the owner's list. */
@Entity('disposable_domains')
@Check('disposable_domains_domain', `domain = lower(domain) and domain <> ''`)
@Check('disposable_domains_reason', `btrim(reason) <> ''`)
export class DisposableDomain {
  @PrimaryColumn('text')
  domain: string;

  @Column('timestamptz', { default: () => 'site_now()' })
  createdAt: Date;

  /** Null for one of an early release. */
  @Column('text', { nullable: true })
  reason: string | null;
}
