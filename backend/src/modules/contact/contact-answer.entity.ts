import { MAX_ANSWER_LENGTH } from '@paattu/shared/rules';
import {
  Check,
  Column,
  CreateDateColumn,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryColumn,
} from 'typeorm';

@Entity('contact_answers')
@Index('contact_answers_by_message', ['messageId', 'createdAt'])
// The rule of the API does not count the variation selectors of emoji.
@Check('contact_answers_text', `text ~ '\\S' and length(text) <= ${2 * MAX_ANSWER_LENGTH}`)
export class ContactAnswer {
  /** Chosen by the console, so that a repeated request is no second answer. */
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid')
  messageId: string;

  @ManyToOne('ContactMessage', { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'message_id' })
  message: unknown;

  @Column('text')
  text: string;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
