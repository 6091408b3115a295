import {
  Check,
  Column,
  CreateDateColumn,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
} from 'typeorm';
import type { EntryStatus } from './contest-entry.entity.js';

/** What happened to an entry. The entrant withdraws it, and takes that back; the watchdog finds its video broken or mended. */
export type EntryAction =
  | 'submit'
  | 'approve'
  | 'reject'
  | 'disapprove'
  | 'delete'
  | 'withdraw'
  | 'undo-withdraw'
  | 'video-broken'
  | 'video-mended';

/** The audit log of moderation. It has no foreign key to the entry, so that it remains after a deletion. */
@Entity('entry_events')
@Index('entry_events_of_entry', ['entryId', 'id'])
@Check('entry_events_action', `action ~ '^[a-z]+(-[a-z]+)*$'`)
@Index('entry_events_with_reason', ['action', 'id'], { where: 'reason_id is not null' })
@Check('entry_events_reason', '(reason_id is null) = (reason is null)')
@Check('entry_events_sentence', 'length(sentence) <= 500')
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

  /** Why, of a rejection or a return to pending. */
  @Column('uuid', { nullable: true })
  reasonId: string | null;

  @ManyToOne('ModerationReason')
  @JoinColumn({ name: 'reason_id' })
  reasonRow: unknown;

  /** What the reason said then, because the owner may change it. */
  @Column('text', { nullable: true })
  reason: string | null;

  @Column('text', { nullable: true })
  reasonMalayalam: string | null;

  /** What the moderator added in her own words. */
  @Column('text', { nullable: true })
  sentence: string | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
