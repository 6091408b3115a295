import { Check, Column, Entity, JoinColumn, OneToOne, PrimaryColumn, type Relation } from 'typeorm';
import { User } from '../user.entity.js';

/** An app that makes a code of six digits each half minute, for the sign-in of the owner or a moderator. */
@Entity('code_apps')
@Check('code_apps_seed', `length(seed) = 32`)
@Check('code_apps_confirmed', `(confirmed_at is null) = (last_step is null)`)
export class CodeApp {
  @PrimaryColumn('uuid')
  userId: string;

  @OneToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id' })
  user: Relation<User>;

  /** The secret is derived from it and from the server's secret, so that a stolen table makes no codes. */
  @Column('bytea')
  seed: Buffer;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt: Date;

  /** When its first code was entered; null before, and then it counts for nothing. */
  @Column('timestamptz', { nullable: true })
  confirmedAt: Date | null;

  /** The half minute of the last code, since 1970: no code of it or before is good again. */
  @Column('integer', { nullable: true })
  lastStep: number | null;
}
