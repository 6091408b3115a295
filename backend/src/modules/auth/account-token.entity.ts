import {
  Check,
  Column,
  CreateDateColumn,
  Entity,
  Index,
  ManyToOne,
  PrimaryGeneratedColumn,
  type Relation,
} from 'typeorm';
import { User } from './user.entity.js';

export type AccountTokenPurpose = 'verify_email' | 'reset_password';

/** A link sent by email. It works once, because its use deletes it, and until it expires. */
@Entity('account_tokens')
@Check('account_tokens_purpose', `purpose in ('verify_email', 'reset_password')`)
export class AccountToken {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Index('account_tokens_user')
  @Column('uuid')
  userId: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  user: Relation<User>;

  @Column('text')
  purpose: AccountTokenPurpose;

  /** SHA-256 of the token in the link. */
  @Column('bytea', { unique: true })
  tokenHash: Buffer;

  @Column('timestamptz')
  expiresAt: Date;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
