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

/** A vote that was asked for by email. It counts when the recipient presses the button of the page that the link opens. */
@Entity('vote_requests')
@Index('vote_requests_token', ['tokenHash'], { unique: true })
@Index('vote_requests_of_voter', ['contestId', 'voterKey'])
@Index('vote_requests_of_entry', ['entryId'])
@Check('vote_requests_voter_key', 'length(voter_key) = 32')
@Check('vote_requests_network_key', 'length(network_key) = 32')
@Check('vote_requests_language', `language ~ '^[a-z]{2}$'`)
export class VoteRequest {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('uuid')
  contestId: string;

  @Column('uuid')
  entryId: string;

  @ManyToOne(() => ContestEntry, { onDelete: 'CASCADE' })
  @JoinColumn([
    { name: 'entry_id', referencedColumnName: 'id' },
    { name: 'contest_id', referencedColumnName: 'contestId' },
  ])
  entry: Relation<ContestEntry>;

  /** `voterKey` of the address. */
  @Column('bytea')
  voterKey: Buffer;

  /** As it was typed; null after its term. */
  @Column('text', { nullable: true })
  email: string | null;

  @Column('text')
  language: Locale;

  /** As `networkKey` computes it; null after its term, and in requests of earlier releases. */
  @Column('bytea', { nullable: true })
  networkKey: Buffer | null;

  /** SHA-256 of the token in the link. */
  @Column('bytea')
  tokenHash: Buffer;

  /** The text by which the voter says to be 18 or over, in `consent_texts`. */
  @Column('text')
  consentTextSha256: string;

  /** The rules that were valid then; null in a contest without rules. */
  @Column('uuid', { nullable: true })
  ruleVersionId: string | null;

  @Column('timestamptz', { default: () => 'site_now()' })
  requestedAt: Date;

  @Column('timestamptz')
  expiresAt: Date;

  /** When the vote was counted; the link then shows the vote and changes nothing. */
  @Column('timestamptz', { nullable: true })
  confirmedAt: Date | null;
}
