import {
  Check,
  Column,
  CreateDateColumn,
  Entity,
  Exclusion,
  Index,
  PrimaryGeneratedColumn,
  UpdateDateColumn,
} from 'typeorm';
import type { AiRule, GalleryOrder } from '@paattu/shared/contest-choices';
import type { Acceptance } from '@paattu/shared/consents';
import { CONTEST_DATES, type EntryGate } from '@paattu/shared/contest-dates';
import type { ContestFieldWith } from '@paattu/shared/contest-fields';
import type { VotesMethod } from '@paattu/shared/judging';

@Entity('contests')
@Exclusion(
  'contests_apart',
  `using gist (tstzrange(announce_at, winner_at) with &&) where (published_at is not null)`,
)
@Index('contests_one_example', ['isExample'], { unique: true, where: 'is_example' })
@Check('contests_example', 'not is_example or certified_at is null')
@Check('contests_slug', `slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 100`)
@Check(
  'contests_published_are_complete',
  `published_at is null or num_nulls(song_title, prize_amount, announce_at, opens_at, closes_at, voting_opens_at, voting_closes_at, winner_at) = 0`,
)
@Check('contests_certified_are_published', `certified_at is null or published_at is not null`)
@Check('contests_sample_photo_files', `(sample_photo_file is null) = (sample_photo_card_file is null)`)
@Check('contests_entry_gate', `entry_gate in ('always', 'submission_phase')`)
@Check('contests_acceptance', `acceptance in ('stated', 'ticked')`)
@Check('contests_gallery_order', `gallery_order in ('views', 'submitted', 'shuffled')`)
@Check('contests_ai_rule', `ai_rule in ('voice-human', 'none', 'declared')`)
@Check('contests_votes_method', `votes_method in ('places', 'share_of_best')`)
@Check(
  'contests_weights',
  `rendition_weight between 0 and 100 and engagement_weight between 0 and 100 and rendition_weight + engagement_weight <= 100`,
)
@Check(
  'contests_dates_in_order',
  `announce_at <= opens_at and opens_at < closes_at and closes_at <= voting_opens_at and voting_opens_at < voting_closes_at and voting_closes_at <= winner_at`,
)
export class Contest {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  /** The last part of its address, for ever. */
  @Column('text', {
    unique: true,
    default: () => `('contest-'|| "left"((gen_random_uuid()), 8))`,
  })
  slug: string;

  /** Null while it is a draft, which only the owner sees and which may lack every field that can be null. */
  @Column('timestamptz', { nullable: true, default: () => 'now()' })
  publishedAt: Date | null;

  /** When the owner confirmed the result. */
  @Column('timestamptz', { nullable: true })
  certifiedAt: Date | null;

  /** When its first result became public. A trigger of the results writes it. */
  @Column({ type: 'timestamptz', nullable: true, select: false, insert: false, update: false })
  resultAnnouncedAt: Date | null;

  /** From when on no result can be corrected: one is final, or there never was one. A trigger of the results writes it. */
  @Column({ type: 'timestamptz', nullable: true, select: false, insert: false, update: false })
  resultFinalAt: Date | null;

  /** When the owner was warned that the days to notify the winner run out. */
  @Column({ type: 'timestamptz', nullable: true, select: false, insert: false, update: false })
  winnerWarnedAt: Date | null;

  /** When its votes were closed, after the last link could count. Null in contests of releases without votes. */
  @Column({ type: 'timestamptz', nullable: true, select: false, insert: false, update: false })
  votesClosedAt: Date | null;

  /** A contest to play with. Set once; triggers keep votes, marks and a result away from it. */
  @Column({ type: 'boolean', default: false, update: false })
  isExample: boolean;

  @Column('text')
  title: string;

  @Column('text', { nullable: true })
  titleMalayalam: string | null;

  @Column('text', { nullable: true })
  songTitle: string | null;

  @Column('text', { nullable: true })
  songTitleMalayalam: string | null;

  /** Whole rupees. */
  @Column('integer', { nullable: true })
  prizeAmount: number | null;

  @Column('text', { nullable: true })
  tutorialUrl: string | null;

  @Column('text', { nullable: true })
  sponsorName: string | null;

  @Column('text', { nullable: true })
  sponsorNameMalayalam: string | null;

  @Column('text', { nullable: true })
  sponsorUrl: string | null;

  /** Storage key of the sample photo; null where the site draws it. */
  @Column('text', { nullable: true })
  samplePhotoFile: string | null;

  /** Storage key of its card-sized WebP. */
  @Column('text', { nullable: true })
  samplePhotoCardFile: string | null;

  /** What the uploaded sample photo shows, for visitors who do not see it. Without it, the site names the song. */
  @Column('text', { nullable: true })
  sampleAlt: string | null;

  @Column('text', { nullable: true })
  sampleAltMalayalam: string | null;

  /** IANA zone in which the instants below are calendar dates, e.g. `Asia/Kolkata`. */
  @Column('text')
  timeZone: string;

  @Column('timestamptz', { nullable: true })
  announceAt: Date | null;

  @Column('timestamptz', { nullable: true })
  opensAt: Date | null;

  @Column('timestamptz', { nullable: true })
  closesAt: Date | null;

  @Column('timestamptz', { nullable: true })
  votingOpensAt: Date | null;

  @Column('timestamptz', { nullable: true })
  votingClosesAt: Date | null;

  @Column('timestamptz', { nullable: true })
  winnerAt: Date | null;

  /** `always` accepts entries in every phase; `submission_phase` only between `opensAt` and `closesAt`. */
  @Column('text', { default: 'submission_phase' })
  entryGate: EntryGate;

  /** Whether entrants give their consents by sending the form, which states them, or by a tick for each. */
  @Column('text', { default: 'ticked' })
  acceptance: Acceptance;

  /** How the gallery begins. Stays once the contest is published; a trigger of the table repeats the rule. */
  @Column('text', { default: 'views' })
  galleryOrder: GalleryOrder;

  /** What it allows of artificial intelligence; null in contests of releases without the rule. Stays with `acceptance`. */
  @Column('text', { nullable: true })
  aiRule: AiRule | null;

  /** Stays from the opening of voting on, as the weights do. A trigger of the table repeats the rule. */
  @Column('text', { default: 'places' })
  votesMethod: VotesMethod;

  /** Percent of the result. */
  @Column('smallint', { default: 30 })
  renditionWeight: number;

  /** Percent of the result. The rest of 100 is the weight of the votes. */
  @Column('smallint', { default: 20 })
  engagementWeight: number;

  /** What judges read about marks for rendition. Without it, the jury room has its own text. */
  @Column('text', { nullable: true })
  renditionGuidance: string | null;

  @Column('text', { nullable: true })
  renditionGuidanceMalayalam: string | null;

  /** The same for content engagement. */
  @Column('text', { nullable: true })
  engagementGuidance: string | null;

  @Column('text', { nullable: true })
  engagementGuidanceMalayalam: string | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  @UpdateDateColumn({ type: 'timestamptz' })
  updatedAt: Date;
}

/** The fields that a draft may lack. */
export const REQUIRED_TO_PUBLISH = [
  'songTitle',
  'prizeAmount',
  ...CONTEST_DATES,
] as const satisfies ContestFieldWith<{
  needed: 'to publish';
}>[];

type Required = (typeof REQUIRED_TO_PUBLISH)[number] | 'publishedAt';

/** A published contest. A check of the table keeps it complete. */
export type PublishedContest = Contest & { [Field in Required]: NonNullable<Contest[Field]> };
