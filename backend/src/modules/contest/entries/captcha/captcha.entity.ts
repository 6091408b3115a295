import { Check, Column, CreateDateColumn, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

@Entity('captchas')
@Check('captchas_attempts', `attempts between 0 and 5`)
@Check('captchas_decodes', `decodes between 0 and 3`)
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

  /** Also while an entry is on its way, which gives it back if it fails. */
  @Column('timestamptz', { nullable: true })
  usedAt: Date | null;

  /** The entry on its way that uses it, as a hash of its key and content; null once the entry is stored. */
  @Column('text', { nullable: true })
  usedBy: string | null;

  /** Tries to enter for which YouTube was asked, and a photo perhaps decoded: both cost the server far more than a request. */
  @Column('smallint', { default: 0 })
  decodes: number;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
