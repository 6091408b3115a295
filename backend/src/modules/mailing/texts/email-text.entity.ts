import type { Locale } from '@paattu/shared/locales';
import { Check, Column, Entity, Index, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import type { Texts } from '../composing/define-email.js';

/** The texts of an email that the owner has written in one language: those of a contest, or of the site. */
@Entity('email_texts')
// Two nulls are not distinct, which TypeORM cannot say.
@Index('email_texts_one_per_email', { synchronize: false })
@Check('email_texts_language', `language ~ '^[a-z]{2}$'`)
@Check('email_texts_blocks', `jsonb_typeof(blocks) = 'object' and blocks <> '{}'`)
export class EmailText {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('text')
  template: string;

  @Column('text')
  language: Locale;

  /** Null for an email of the site. */
  @Column('uuid', { nullable: true })
  contestId: string | null;

  @ManyToOne('Contest', { onDelete: 'CASCADE' })
  contest: Relation<object> | null;

  /** The blocks that differ from those of the release. */
  @Column('jsonb')
  blocks: Texts;
}
