import {
  Check,
  Column,
  CreateDateColumn,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
} from 'typeorm';
import type { Scope } from '../../../common/access/scopes.js';

/** Lets a program use the API for the owner, within its scopes. */
@Entity('api_tokens')
@Index('api_tokens_of_user', ['userId', 'createdAt', 'id'])
@Check('api_tokens_name', `length(name) between 1 and 100`)
@Check('api_tokens_scopes', `cardinality(scopes) between 1 and 50`)
@Check('api_tokens_token_hash', `length(token_hash) = 32`)
@Check('api_tokens_expiry', `expires_at > created_at and expires_at <= created_at + interval '366 days'`)
export class ApiToken {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  /** The owner who made it. */
  @Column('uuid')
  userId: string;

  @ManyToOne('User', { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id' })
  user: unknown;

  /** What the owner calls it. */
  @Column('text')
  name: string;

  @Column('text', { array: true })
  scopes: Scope[];

  /** SHA-256 of the token. */
  @Column('bytea', { unique: true })
  tokenHash: Buffer;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  @Column('timestamptz')
  expiresAt: Date;

  @Column('timestamptz', { nullable: true })
  revokedAt: Date | null;

  /** To the minute. */
  @Column('timestamptz', { nullable: true })
  lastUsedAt: Date | null;
}
