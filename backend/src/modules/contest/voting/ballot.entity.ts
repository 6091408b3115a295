import type { Locale } from '@paattu/shared/locales';
import {
  Check,
  Column,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
  type Relation,
} from 'typeorm';
import { ContestEntry } from '../entries/contest-entry.entity.js';

/**
 * `quarantined`: suspicious, and not counted while it is. `withdrawn`: taken back by the voter, unless it `lostEntry`. No vote is `void`:
 * a result says which votes it does not count, and its correction may count them.
 */
export const BALLOT_STATES = ['counted', 'quarantined', 'void', 'withdrawn'] as const;

export type BallotState = (typeof BALLOT_STATES)[number];

/** The vote of one person in one contest. A trigger rejects its deletion. */
@Entity('ballots')
@Index('ballots_one_per_voter', ['contestId', 'voterKey'], { unique: true })
@Index('ballots_receipt', ['receiptCode'], { unique: true })
@Index('ballots_of_entry', ['entryId', 'changedAt'])
@Check('ballots_voter_key', 'length(voter_key) = 32')
@Check('ballots_state', `state in ('counted', 'quarantined', 'void', 'withdrawn')`)
@Check(
  'ballots_withdrawn',
  `(state = 'withdrawn') = (entry_id is null) and (state = 'withdrawn') = (withdrawn_from is not null)`,
)
@Check('ballots_withdrawn_from', `withdrawn_from in ('counted', 'quarantined')`)
@Check('ballots_receipt_code', `receipt_code ~ '^[0-9A-HJKMNP-TV-Z]{10}$'`)
@Check('ballots_language', `language ~ '^[a-z]{2}$'`)
@Check('ballots_changes', 'changes >= 0 and changes <= 51')
export class Ballot {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('uuid')
  contestId: string;

  /** `voterKey` of the address. */
  @Column('bytea')
  voterKey: Buffer;

  @Column('uuid', { nullable: true })
  entryId: string | null;

  @ManyToOne(() => ContestEntry)
  @JoinColumn([
    { name: 'entry_id', referencedColumnName: 'id' },
    { name: 'contest_id', referencedColumnName: 'contestId' },
  ])
  entry: Relation<ContestEntry> | null;

  @Column('text', { default: 'counted' })
  state: BallotState;

  /** The state that another vote of the same voter restores, so that taking a vote back ends no quarantine. */
  @Column('text', { nullable: true })
  withdrawnFrom: Extract<BallotState, 'counted' | 'quarantined'> | null;

  /** An early release erased the entry of the vote. Later ones leave a line of it. */
  @Column('boolean', { default: false })
  lostEntry: boolean;

  /** Ten letters of Crockford's alphabet. It proves that there is a vote, and not for whom. */
  @Column('text')
  receiptCode: string;

  /** Null after its term. */
  @Column('text', { nullable: true })
  email: string | null;

  /** The account that voted; null for a vote by email. */
  @Column('uuid', { nullable: true })
  userId: string | null;

  @Column('text')
  language: Locale;

  /** As in `VoteRequest`. */
  @Column('text')
  consentTextSha256: string;

  @Column('uuid', { nullable: true })
  ruleVersionId: string | null;

  /** When the first vote of the voter was counted. */
  @Column('timestamptz', { default: () => 'site_now()' })
  countedAt: Date;

  /** When the voter last chose an entry, or took the vote back. */
  @Column('timestamptz', { default: () => 'site_now()' })
  changedAt: Date;

  /** How often the voter has moved the vote or taken it back. */
  @Column('integer', { default: 0 })
  changes: number;
}
