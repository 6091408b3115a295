import { Column, CreateDateColumn, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

@Entity('contact_messages')
@Index('contact_messages_newest_first', ['createdAt', 'id'])
@Index('contact_messages_search', { synchronize: false })
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

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
