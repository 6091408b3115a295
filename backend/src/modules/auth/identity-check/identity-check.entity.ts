import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { User } from '../user.entity.js';

/** When the person at a session last showed who it is: at the sign-in, or later by a passkey, code or password. */
@Entity('identity_checks')
@Index('identity_checks_of_user', ['userId'])
export class IdentityCheck {
  /** The family of its refresh tokens. */
  @PrimaryColumn('uuid')
  sessionId: string;

  @Column('uuid')
  userId: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id' })
  user: Relation<User>;

  @Column('timestamptz', { default: () => 'now()' })
  checkedAt: Date;
}
