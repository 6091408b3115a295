import { Check, Column, CreateDateColumn, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import type { EntryStatus } from './contest-entry.entity.js';

/** What happened to an entry. The entrant withdraws it, and takes that back. */
export type EntryAction =
  'submit' | 'approve' | 'reject' | 'disapprove' | 'delete' | 'withdraw' | 'undo-withdraw';

/** The audit log of moderation. It has no foreign key to the entry, so that it remains after a deletion. */
@Entity('entry_events')
@Index('entry_events_of_entry', ['entryId', 'id'])
@Check('entry_events_action', `action ~ '^[a-z]+(-[a-z]+)*$'`)
export class EntryEvent {
  @PrimaryGeneratedColumn('identity', { type: 'bigint' })
  id: number;

  @Column('uuid')
  entryId: string;

  /** The user who acted; null for the entrant. */
  @Column('uuid', { nullable: true })
  actorId: string | null;

  @Column('text')
  action: EntryAction;

  @Column('text', { nullable: true })
  fromStatus: EntryStatus | null;

  @Column('text', { nullable: true })
  toStatus: EntryStatus | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
