import { Check, Column, CreateDateColumn, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

@Entity('captchas')
@Check('captchas_attempts', `attempts between 0 and 5`)
export class Captcha {
  /** Random. The client receives it, and never the answer. */
  @PrimaryGeneratedColumn('uuid')
  id: string;

  /** A keyed hash, because the six characters could be found from a plain one. */
  @Column('bytea')
  answerHash: Buffer;

  @Column('smallint', { default: 0 })
  attempts: number;

  @Index('captchas_expiry')
  @Column('timestamptz')
  expiresAt: Date;

  @Column('timestamptz', { nullable: true })
  usedAt: Date | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
