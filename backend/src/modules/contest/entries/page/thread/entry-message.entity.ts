import { MAX_MESSAGE } from '@paattu/shared/moderation';
import { Check, Column, Entity, Index, ManyToOne, PrimaryColumn } from 'typeorm';

/** A message between the entrant and the moderators. Deleted with the entry. */
@Entity('entry_messages')
@Index('entry_messages_of_entry', ['entryId', 'number'], { unique: true })
@Index('entry_messages_unanswered', ['entryId'], { where: 'author_id is null and settled_at is null' })
@Index('entry_messages_by_age', ['createdAt'])
@Check('entry_messages_body', `body ~ '\\S' and length(body) <= ${MAX_MESSAGE}`)
export class EntryMessage {
  /** Chosen by the client, so that a repeated request is no second message. */
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid')
  entryId: string;

  @ManyToOne('ContestEntry', { onDelete: 'CASCADE' })
  entry: unknown;

  /** The place in the thread. */
  @Column('integer')
  number: number;

  /** The moderator; null for the entrant. */
  @Column('uuid', { nullable: true })
  authorId: string | null;

  @Column('text')
  body: string;

  @Column('timestamptz', { default: () => 'site_now()' })
  createdAt: Date;

  /**
   * When the other side was done with it: the entrant has seen an answer, or a moderator has answered a message, or decided
   * that it needs no answer.
   */
  @Column('timestamptz', { nullable: true })
  settledAt: Date | null;
}
