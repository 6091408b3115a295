import type { AiUse } from '@paattu/shared/contest-choices';
import type { EntryAction } from '@paattu/shared/entry-actions';
import type { EntryStatus } from '@paattu/shared/entry-transitions';
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

/** A part of an entry that the entrant can change. */
export type ChangedPart = 'name' | 'video' | 'photo' | 'ai';

/** The history of an entry. It has no foreign key to the entry, so that it remains after a deletion. */
@Entity('entry_events')
@Index('entry_events_of_entry', ['entryId', 'id'])
@Check('entry_events_changed', `changed <@ array['name', 'video', 'photo', 'ai']`)
@Check('entry_events_ai_use', `ai_use in ('no', 'backing', 'voice')`)
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

  /** What the entrant changed or proposed, or a moderator decided about; null for other actions. */
  @Column('text', { array: true, nullable: true })
  changed: ChangedPart[] | null;

  /** What the entrant declared with the entry or its change. */
  @Column('text', { nullable: true })
  aiUse: AiUse | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
