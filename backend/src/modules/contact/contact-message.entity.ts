import { DEFAULT_LOCALE, type Locale } from '@paattu/shared/locales';
import { Check, Column, CreateDateColumn, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

@Entity('contact_messages')
@Index('contact_messages_newest_first', ['createdAt', 'id'])
@Index('contact_messages_folded_search', { synchronize: false })
@Index('contact_messages_unread', ['createdAt'], { where: 'read_at is null' })
@Check('contact_messages_language', `language ~ '^[a-z]{2}$'`)
export class ContactMessage {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('text')
  name: string;

  @Column('text')
  email: string;

  @Column('text')
  subject: string;

  @Column('text')
  message: string;

  @Column('text', { default: DEFAULT_LOCALE })
  language: Locale;

  /** When the owner opened the message; null until then, and after the owner marked it as unread. */
  @Column('timestamptz', { nullable: true })
  readAt: Date | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
