import {
  Check,
  Column,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
  type Relation,
} from 'typeorm';
import { User } from '../user.entity.js';

/** A key of a device or password manager, with which the owner or a moderator signs in without a password. */
@Entity('passkeys')
@Index('passkeys_of_user', ['userId', 'createdAt', 'id'])
@Check('passkeys_name', `length(name) between 1 and 100`)
@Check('passkeys_credential_id', `length(credential_id) between 1 and 1023`)
@Check('passkeys_public_key', `length(public_key) between 1 and 2048`)
@Check('passkeys_counter', `counter between 0 and 4294967295`)
export class Passkey {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('uuid')
  userId: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id' })
  user: Relation<User>;

  /** What its person calls it. */
  @Column('text')
  name: string;

  /** What the authenticator calls it. */
  @Column('bytea', { unique: true })
  credentialId: Buffer;

  /** In the format of COSE. */
  @Column('bytea')
  publicKey: Buffer;

  /** Rises with each signature. Always 0 for a passkey that several devices share. */
  @Column('bigint', { default: 0 })
  counter: string;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt: Date;

  @Column('timestamptz', { nullable: true })
  lastUsedAt: Date | null;
}
