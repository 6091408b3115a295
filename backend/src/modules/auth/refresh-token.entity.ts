import type { BrowserName, SystemName } from '@paattu/shared/devices';
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

@Entity('refresh_tokens')
@Check('refresh_tokens_browser', `browser ~ '^[a-z]{1,20}$'`)
@Check('refresh_tokens_system', `system ~ '^[a-z]{1,20}$'`)
export class RefreshToken {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  /** All tokens of one log-in. Reuse of an exchanged token ends them all. */
  @Index('refresh_tokens_family')
  @Column('uuid')
  familyId: string;

  @Index('refresh_tokens_user')
  @Column('uuid')
  userId: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  user: Relation<User>;

  /** SHA-256 of the token, so that a stolen table opens no session. */
  @Column('bytea', { unique: true })
  tokenHash: Buffer;

  /** The absolute end of the family; each rotation copies it. */
  @Column('timestamptz')
  expiresAt: Date;

  /** When the token was exchanged for the next one. */
  @Column('timestamptz', { nullable: true })
  usedAt: Date | null;

  @Column('timestamptz', { nullable: true })
  revokedAt: Date | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  /** Of the request that got the token. */
  @Column('text', { nullable: true })
  browser: BrowserName | null;

  @Column('text', { nullable: true })
  system: SystemName | null;
}
