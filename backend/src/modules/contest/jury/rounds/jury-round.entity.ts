import { Check, Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** The first round, in which three judges mark each entry, and the final, in which all judges mark each finalist. */
export const ROUND_NUMBERS = [1, 2] as const;

export type RoundNumber = (typeof ROUND_NUMBERS)[number];

/** A period in which judges mark entries. */
@Entity('jury_rounds')
@Index('jury_rounds_once', ['contestId', 'number'], { unique: true })
@Index('jury_rounds_by_contest', ['id', 'contestId'], { unique: true })
@Check('jury_rounds_number', 'number in (1, 2)')
@Check('jury_rounds_dates', 'opened_at < closes_at')
export class JuryRound {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('uuid')
  contestId: string;

  @Column('smallint')
  number: RoundNumber;

  /** From it follows who marks what, and in which order each judge sees her entries. */
  @Column('bigint')
  seed: number;

  @Column('timestamptz', { default: () => 'site_now()' })
  openedAt: Date;

  /** From then on, nothing of a judge changes. */
  @Column('timestamptz')
  closesAt: Date;
}
