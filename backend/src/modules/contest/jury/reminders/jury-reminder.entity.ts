import { Check, Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { Judge } from '../judges/judge.entity.js';
import { JuryRound } from '../rounds/jury-round.entity.js';

/** How long before the end of the round it is due. */
export const REMINDER_KINDS = ['72h', '24h'] as const;

/** A reminder that a judge has got of a round. */
@Entity('jury_reminders')
@Check('jury_reminders_kind', `kind in ('72h', '24h')`)
export class JuryReminder {
  @PrimaryColumn('uuid')
  judgeId: string;

  @ManyToOne(() => Judge, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'judge_id' })
  judge: Relation<Judge>;

  @PrimaryColumn('uuid')
  roundId: string;

  @ManyToOne(() => JuryRound, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'round_id' })
  round: Relation<JuryRound>;

  @PrimaryColumn('text')
  kind: (typeof REMINDER_KINDS)[number];

  @Column('timestamptz', { default: () => 'site_now()' })
  sentAt: Date;
}
