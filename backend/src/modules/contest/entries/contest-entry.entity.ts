import type { AiUse } from '@paattu/shared/contest-choices';
import type { EntryStatus } from '@paattu/shared/entry-transitions';
import { DEFAULT_LOCALE, type Locale } from '@paattu/shared/locales';
import {
  Check,
  Column,
  CreateDateColumn,
  Entity,
  Index,
  ManyToOne,
  PrimaryGeneratedColumn,
  type Relation,
  UpdateDateColumn,
} from 'typeorm';
import { Contest } from '../contests/contest.entity.js';

export type WithdrawableStatus = Extract<EntryStatus, 'pending' | 'approved'>;

@Entity('contest_entries')
@Index('contest_entries_one_per_video', ['contestId', 'videoId'], {
  unique: true,
  where: `status not in ('rejected', 'withdrawn', 'deleted')`,
})
@Index('contest_entries_by_contest', ['id', 'contestId'], { unique: true })
@Index('contest_entries_one_per_key', ['idempotencyKey'], { unique: true })
@Index('contest_entries_public', { synchronize: false })
@Index('contest_entries_of_contest', ['contestId', 'submittedAt', 'id'])
@Index('contest_entries_by_email', ['email'])
@Index('contest_entries_newest_first', ['submittedAt', 'id'])
@Index('contest_entries_deletions', ['deletedAt'], { where: 'deleted_from is not null' })
@Index('contest_entries_folded_search', { synchronize: false })
@Check('contest_entries_status', `status in ('pending', 'approved', 'rejected', 'withdrawn', 'deleted')`)
@Check(
  'contest_entries_withdrawn',
  `(status = 'deleted' or (status = 'withdrawn') = (withdrawn_at is not null)) and (withdrawn_at is null) = (withdrawn_from is null)`,
)
@Check('contest_entries_withdrawn_from', `withdrawn_from in ('pending', 'approved')`)
@Check(
  'contest_entries_deleted',
  `(status = 'deleted') = (deleted_at is not null)
   and (deleted_from is not null) = (deleted_at is not null and erased_at is null) and (erased_at is null or deleted_at is not null)`,
)
@Check('contest_entries_deleted_from', `deleted_from in ('pending', 'approved', 'rejected', 'withdrawn')`)
@Check(
  'contest_entries_erased',
  `erased_at is null or (
     slug = 'erased-' || id and concat(name, email, youtube_url, video_id) = '' and language = 'en'
     and num_nonnulls(verification_image_url, view_count, views_error, idempotency_key) = 0)`,
)
@Check('contest_entries_slug', `slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 100`)
@Check('contest_entries_name_not_blank', `erased_at is not null or name ~ '\\S'`)
@Check('contest_entries_video_id', `erased_at is not null or video_id ~ '^[A-Za-z0-9_-]{11}$'`)
@Check('contest_entries_view_count', `view_count >= 0`)
@Check(
  'contest_entries_views_have_a_time',
  `case when views_refreshed_at is null then coalesce(view_count, 0) = 0 else view_count is not null end`,
)
@Check('contest_entries_photo_files', `(verification_image_url is null) = (card_image_url is null)`)
@Check('contest_entries_approved_have_photo', `status <> 'approved' or verification_image_url is not null`)
@Check('contest_entries_ai_use', `ai_use in ('no', 'backing', 'voice')`)
@Check(
  'contest_entries_ai_note',
  `ai_note is null or length(ai_note) between 1 and 300 and coalesce(ai_use, 'no') <> 'no'`,
)
@Check('contest_entries_erased_ai', `erased_at is null or num_nonnulls(ai_use, ai_note) = 0`)
@Check('contest_entries_proved_address', `address_proved_at is null or email <> ''`)
@Check('contest_entries_proof_taken_back', `proof_taken_back_at is null or address_proved_at is null`)
@Check('contest_entries_language', `language ~ '^[a-z]{2}$'`)
export class ContestEntry {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('uuid')
  contestId: string;

  @ManyToOne(() => Contest, { onDelete: 'RESTRICT' })
  contest: Relation<Contest>;

  /** The last part of the address of its page, for ever: a change of the name keeps it. */
  @Column('text', {
    unique: true,
    default: () => `('entry-'|| "right"((gen_random_uuid()), 12))`,
  })
  slug: string;

  @Column('text')
  name: string;

  @Column('text')
  email: string;

  /**
   * When somebody showed that she reads this mailbox: she opened a link that was emailed to it, or confirmed it. Null for an address that was
   * only typed, which may be a stranger's. A trigger empties it when the address changes.
   */
  @Column('timestamptz', { nullable: true })
  addressProvedAt: Date | null;

  /**
   * When the owner showed a link to the entry while its address was proved: somebody else may have it. Null once the address is proved again.
   * Until then, nobody puts another address in its place.
   */
  @Column('timestamptz', { nullable: true })
  proofTakenBackAt: Date | null;

  @Column('text', { default: DEFAULT_LOCALE })
  language: Locale;

  /** The canonical link, made from `videoId`. */
  @Column('text')
  youtubeUrl: string;

  @Column('text')
  videoId: string;

  /** What the entrant declares that artificial intelligence made; null where the contest has no rule about it, or did not ask. */
  @Column('text', { nullable: true })
  aiUse: AiUse | null;

  /** What she adds to it, for the moderators. */
  @Column('text', { nullable: true })
  aiNote: string | null;

  /** Storage key of the re-encoded photo; null when the photo was deleted after its term. */
  @Column('text', { name: 'verification_image_url', nullable: true })
  photoKey: string | null;

  /** Storage key of its card-sized WebP; null with the photo. */
  @Column('text', { name: 'card_image_url', nullable: true })
  cardKey: string | null;

  /** `deleted` for a deleted entry, which only `moderation/deletions` and `modules/privacy` read. */
  @Column('text', { default: 'pending' })
  status: EntryStatus;

  /** When it was deleted. */
  @Column('timestamptz', { nullable: true })
  deletedAt: Date | null;

  /** The status that an undo restores, while the deletion waits. */
  @Column('text', { nullable: true })
  deletedFrom: EntryStatus | null;

  /** The row is an anonymous line, which votes, marks or a result need. */
  @Column('timestamptz', { nullable: true })
  erasedAt: Date | null;

  /** When the entrant withdrew it; null unless it is withdrawn. */
  @Column('timestamptz', { nullable: true })
  withdrawnAt: Date | null;

  /** The status that an undo restores. */
  @Column('text', { nullable: true })
  withdrawnFrom: WithdrawableStatus | null;

  /** 0 until YouTube is asked. Null when unknown: dropped, because YouTube's figures may be kept for 30 days only. */
  @Column('bigint', { nullable: true })
  viewCount: number | null;

  /** When YouTube returned `viewCount`; null before the first answer, and while the count is unknown. */
  @Column('timestamptz', { nullable: true })
  viewsRefreshedAt: Date | null;

  /** The reason why the last refresh failed; null when it succeeded. */
  @Column('text', { nullable: true })
  viewsError: string | null;

  /** The Idempotency-Key of the submission. A retry with it returns this entry. */
  @Column('text', { nullable: true })
  idempotencyKey: string | null;

  /** An entry of the demo is of nobody, so that it never reaches the end of a term. */
  @Column('boolean', { default: false })
  isDemo: boolean;

  @CreateDateColumn({ type: 'timestamptz' })
  submittedAt: Date;

  @UpdateDateColumn({ type: 'timestamptz' })
  updatedAt: Date;
}
