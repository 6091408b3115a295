import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { User } from '../user.entity.js';

/** A code that signs in once without passkey and app. Its use deletes it. */
@Entity('recovery_codes')
@Index('recovery_codes_of_user', ['userId'])
@Check('recovery_codes_hash', `length(code_hash) = 32`)
export class RecoveryCode {
  /** SHA-256 of 80 random bits, as they are written. */
  @PrimaryColumn('bytea')
  codeHash: Buffer;

  @Column('uuid')
  userId: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id' })
  user: Relation<User>;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt: Date;
}
