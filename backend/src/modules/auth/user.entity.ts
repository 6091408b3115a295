import { DEFAULT_LOCALE, type Locale } from '@paattu/shared/locales';
import { Check, Column, CreateDateColumn, Entity, PrimaryGeneratedColumn, UpdateDateColumn } from 'typeorm';

@Entity('users')
@Check('users_email_lower_case', `email = lower(email)`)
@Check('users_language', `language ~ '^[a-z]{2}$'`)
export class User {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  /** Lower case and ASCII, so that an address has one spelling. */
  @Column('text', { unique: true })
  email: string;

  @Column('text')
  displayName: string;

  @Column('text', { default: DEFAULT_LOCALE })
  language: Locale;

  @Column('text')
  passwordHash: string;

  /** Whether the password keeps the rules for staff; null when nobody has typed it since these rules exist. */
  @Column('boolean', { nullable: true })
  hasStaffPassword: boolean | null;

  @Column('timestamptz', { nullable: true })
  emailVerifiedAt: Date | null;

  @Column('timestamptz', { nullable: true })
  disabledAt: Date | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  @UpdateDateColumn({ type: 'timestamptz' })
  updatedAt: Date;
}
