import type { ReasonedTransition } from '@paattu/api-client/moderation';
import { Check, Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A reason that a moderator can give for a rejection or a return to pending. Those that a decision has used stay. */
@Entity('moderation_reasons')
@Check('moderation_reasons_action', `action in ('reject', 'disapprove')`)
@Check('moderation_reasons_not_blank', `label ~ '\\S' and text ~ '\\S'`)
export class ModerationReason {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('text')
  action: ReasonedTransition;

  /** What the moderators choose from. */
  @Column('text')
  label: string;

  /** What the entrant reads. */
  @Column('text')
  text: string;

  /** Without it, an entrant who reads Malayalam gets the English text. */
  @Column('text', { nullable: true })
  textMalayalam: string | null;

  @Column('integer')
  position: number;

  /** Since then, no decision can use it. */
  @Column('timestamptz', { nullable: true })
  archivedAt: Date | null;
}
