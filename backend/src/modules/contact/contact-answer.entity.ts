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

export const MAX_ANSWER_LENGTH = 10_000;

@Entity('contact_answers')
@Index('contact_answers_by_message', ['messageId', 'createdAt'])
@Check('contact_answers_text', `text ~ '\\S' and length(text) <= ${MAX_ANSWER_LENGTH}`)
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
