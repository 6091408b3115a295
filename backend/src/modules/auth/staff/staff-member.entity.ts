import { DEFAULT_LOCALE, type Locale } from '@paattu/shared/locales';
import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';

/** An invitation to help in the console, and what became of it. */
@Entity('staff')
@Index('staff_one_per_address', ['email'], { unique: true, where: 'revoked_at is null' })
@Index('staff_one_per_user', ['userId'], { unique: true, where: 'revoked_at is null' })
@Index('staff_newest_first', ['invitedAt', 'id'])
@Check('staff_email_lower_case', `email = lower(email)`)
@Check('staff_role', `role in ('moderator')`)
@Check('staff_language', `language ~ '^[a-z]{2}$'`)
@Check('staff_users_have_accepted', `user_id is null or accepted_at is not null`)
export class StaffMember {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  /** The invited address, as that of a user. */
  @Column('text')
  email: string;

  @Column('text', { default: 'moderator' })
  role: 'moderator';

  /** The language of the invitation. */
  @Column('text', { default: DEFAULT_LOCALE })
  language: Locale;

  /** The account that accepted; null before. */
  @Column('uuid', { nullable: true })
  userId: string | null;

  @ManyToOne('User', { onDelete: 'CASCADE', nullable: true })
  @JoinColumn({ name: 'user_id' })
  user: unknown;

  @Column('uuid', { nullable: true })
  invitedBy: string | null;

  /** When the newest invitation was sent. */
  @Column('timestamptz', { default: () => 'now()' })
  invitedAt: Date;

  /** SHA-256 of the token in the newest invitation. */
  @Column('bytea', { unique: true })
  tokenHash: Buffer;

  @Column('timestamptz')
  expiresAt: Date;

  @Column('timestamptz', { nullable: true })
  acceptedAt: Date | null;

  @Column('timestamptz', { nullable: true })
  revokedAt: Date | null;
}
