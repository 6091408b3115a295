import type { ReasonedTransition } from '@paattu/shared/moderation';
import type { VideoFinding } from '../../videos/check/video-flags.js';
import { Check, Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A reason that a moderator can give for a rejection or a return to pending. Those that a decision has used stay. */
@Entity('moderation_reasons')
@Check('moderation_reasons_action', `action in ('reject', 'disapprove')`)
@Check(
  'moderation_reasons_findings',
  `findings <@ array['unlisted', 'blocked-in-india', 'age-restricted', 'made-for-kids', 'too-short', 'too-long', 'older-than-contest', 'channel-entered', 'missing', 'not-embeddable', 'live', 'declared-synthetic']`,
)
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

  /** It is the likeliest reason for an entry whose video has one of these. */
  @Column('text', { array: true, default: [] })
  findings: VideoFinding[];

  @Column('integer')
  position: number;

  /** Since then, no decision can use it. */
  @Column('timestamptz', { nullable: true })
  archivedAt: Date | null;
}
