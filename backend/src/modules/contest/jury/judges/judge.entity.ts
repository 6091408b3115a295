import type { Locale } from '@paattu/shared/locales';
import { Check, Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** A person whom the owner invited to mark the entries of one contest. She needs no account. */
@Entity('judges')
@Index('judges_one_per_address', ['contestId', 'canonicalEmail'], { unique: true })
@Index('judges_link', ['linkHash'], { unique: true })
@Index('judges_by_contest', ['id', 'contestId'], { unique: true })
@Index('judges_letters', ['contestId', 'letter'], { unique: true })
@Check('judges_letter', `letter ~ '^[A-Z]$'`)
@Check('judges_name_not_blank', `name ~ '\\S'`)
@Check('judges_locale', `locale ~ '^[a-z]{2}$'`)
@Check('judges_addresses', `(email is null) = (canonical_email is null)`)
@Check('judges_revoked', `(revoked_at is null) = (revoke_reason is null)`)
export class Judge {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('uuid')
  contestId: string;

  @Column('text')
  name: string;

  /** Null after its term. */
  @Column('text', { nullable: true })
  email: string | null;

  /** As `canonicalAddress` writes it. */
  @Column('text', { nullable: true })
  canonicalEmail: string | null;

  /** The language of her emails and of the page that their links open. */
  @Column('text')
  locale: Locale;

  /** SHA-256 of the token in her link. A new link replaces it. */
  @Column('bytea')
  linkHash: Buffer;

  @Column('timestamptz')
  linkExpiresAt: Date;

  /** When her newest link was sent. */
  @Column('timestamptz', { default: () => 'site_now()' })
  invitedAt: Date;

  /** When she declared that she has no conflict of interest. */
  @Column('timestamptz', { nullable: true })
  acceptedAt: Date | null;

  @Column('timestamptz', { nullable: true })
  revokedAt: Date | null;

  @Column('text', { nullable: true })
  revokeReason: string | null;

  /** Her name in the files of a result: A to Z. Null until a result has her marks. */
  @Column('text', { nullable: true })
  letter: string | null;
}
