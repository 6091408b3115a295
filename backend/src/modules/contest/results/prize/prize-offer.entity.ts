import {
  Check,
  Column,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
  type Relation,
  Unique,
} from 'typeorm';
import { ContestEntry } from '../../entries/contest-entry.entity.js';

/** `lapsed`: before an answer, the time was over, the entrant left the contest, or a correction of the result left the entry out. */
export const OFFER_STATES = ['open', 'accepted', 'declined', 'lapsed'] as const;

/** `removed`: under an earlier release, which ended the offer of an entry that staff took out. */
export const LAPSE_CAUSES = ['unanswered', 'left', 'removed', 'corrected'] as const;

export type LapseCause = (typeof LAPSE_CAUSES)[number];

export type OfferState = (typeof OFFER_STATES)[number];

/** `suspended`: staff took the entry out while the offer was open, and its clock stands. */
export const SHOWN_OFFER_STATES = [...OFFER_STATES, 'suspended'] as const;

export type ShownOfferState = (typeof SHOWN_OFFER_STATES)[number];

/** An offer of the prize to an entrant. A contest has one that stands: open or accepted. */
@Entity('prize_offers')
@Unique('prize_offers_once', ['contestId', 'entryId'])
@Index('prize_offers_one_stands', ['contestId'], { unique: true, where: `state in ('open', 'accepted')` })
@Index('prize_offers_of_entry', ['entryId'])
@Check('prize_offers_place', 'place > 0')
@Check('prize_offers_state', `state in ('open', 'accepted', 'declined', 'lapsed')`)
@Check('prize_offers_answered', `(state in ('accepted', 'declined')) = (answered_at is not null)`)
@Check('prize_offers_reminded', 'reminded_at is null or due_at is not null')
@Check('prize_offers_suspended', `suspended_at is null or state = 'open'`)
@Check('prize_offers_lapse_cause', `lapse_cause in ('unanswered', 'left', 'removed', 'corrected')`)
@Check('prize_offers_lapse_cause_of_lapsed', `lapse_cause is null or state = 'lapsed'`)
export class PrizeOffer {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  /** No foreign key: a contest that ever had an offer is never deleted. */
  @Column('uuid')
  contestId: string;

  /** Null if a release before erased the entry. */
  @Column('uuid', { nullable: true })
  entryId: string | null;

  @ManyToOne(() => ContestEntry, { onDelete: 'SET NULL', nullable: true })
  @JoinColumn({ name: 'entry_id' })
  entry: Relation<ContestEntry> | null;

  /** In the version of the result that the offer was made after. */
  @Column('integer')
  place: number;

  /** No foreign key: emails are deleted before offers. */
  @Column('uuid')
  emailId: string;

  @Column('timestamptz', { default: () => 'site_now()' })
  offeredAt: Date;

  /**
   * When a mail server took the email. A trigger of the emails writes it with the next column. Null if the email was kept or failed, because then the entrant knows
   * nothing of the prize.
   */
  @Column('timestamptz', { nullable: true })
  emailSentAt: Date | null;

  /** 48 hours after the email was sent; null until then, because a person who knows of nothing cannot be late. */
  @Column('timestamptz', { nullable: true })
  dueAt: Date | null;

  @Column('text', { default: 'open' })
  state: OfferState;

  @Column('timestamptz', { nullable: true })
  answeredAt: Date | null;

  @Column('timestamptz', { nullable: true })
  remindedAt: Date | null;

  /** Since when the clock stands, because staff took the entry out of the contest. A trigger of the entries writes this and the next two. */
  @Column('timestamptz', { nullable: true })
  suspendedAt: Date | null;

  /** When it went on, until the entrant is told so. */
  @Column('timestamptz', { nullable: true })
  resumedAt: Date | null;

  /** When the entrant withdrew the entry, or it was erased because she asked for it, which ends the offer. */
  @Column('timestamptz', { nullable: true })
  leftAt: Date | null;

  @Column('text', { nullable: true })
  lapseCause: LapseCause | null;
}
