import {
  Check,
  Column,
  Entity,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
  type Relation,
  Unique,
} from 'typeorm';
import { User } from './user.entity.js';

/** A browser in which a member of staff has signed in before. */
@Entity('staff_browsers')
@Unique('staff_browsers_once', ['userId', 'tokenHash'])
@Check('staff_browsers_token_hash', 'length(token_hash) = 32')
export class StaffBrowser {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('uuid')
  userId: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id' })
  user: Relation<User>;

  @Column('bytea')
  tokenHash: Buffer;

  @Column('timestamptz', { default: () => 'now()' })
  firstAt: Date;

  @Column('timestamptz', { default: () => 'now()' })
  lastAt: Date;
}
