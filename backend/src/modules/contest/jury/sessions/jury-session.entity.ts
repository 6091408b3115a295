import { Check, Column, Entity, Index, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import type { UserAgentClass } from '../../../../common/access/client.js';
import { Judge } from '../judges/judge.entity.js';

/** A browser in which a judge opened her link. */
@Entity('jury_sessions')
@Index('jury_sessions_token', ['tokenHash'], { unique: true })
@Index('jury_sessions_of_judge', ['judgeId', 'createdAt'])
@Check('jury_sessions_user_agent_class', `user_agent_class in ('browser', 'automated', 'unknown')`)
export class JurySession {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('uuid')
  judgeId: string;

  @ManyToOne(() => Judge, { onDelete: 'CASCADE' })
  judge: Relation<Judge>;

  /** SHA-256 of the token in the browser's cookie. */
  @Column('bytea')
  tokenHash: Buffer;

  @Column('timestamptz', { default: () => 'site_now()' })
  createdAt: Date;

  @Column('timestamptz')
  expiresAt: Date;

  /** To the minute. */
  @Column('timestamptz', { default: () => 'site_now()' })
  lastUsedAt: Date;

  @Column('text')
  userAgentClass: UserAgentClass;
}
