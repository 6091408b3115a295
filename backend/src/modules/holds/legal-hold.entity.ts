import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';

export const MAX_HOLD_REASON = 1_000;

/** While it is not lifted, nothing of the contest expires or is erased. */
@Entity('legal_holds')
@Index('legal_holds_one_per_contest', ['contestId'], { unique: true, where: 'lifted_at is null' })
@Check('legal_holds_reason', `reason ~ '\\S' and length(reason) <= ${MAX_HOLD_REASON}`)
export class LegalHold {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('uuid')
  contestId: string;

  @ManyToOne('Contest', { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'contest_id' })
  contest: unknown;

  @Column('text')
  reason: string;

  @Column('timestamptz', { default: () => 'site_now()' })
  setAt: Date;

  @Column('timestamptz', { nullable: true })
  liftedAt: Date | null;
}
