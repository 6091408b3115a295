import {
  Check,
  Column,
  CreateDateColumn,
  Entity,
  Index,
  ManyToOne,
  PrimaryGeneratedColumn,
  type Relation,
} from 'typeorm';
import type { VideoFlag } from '../../videos/check/video-flags.js';
import { ContestEntry } from '../../contest-entry.entity.js';

/** `superseded` was replaced by a later change of the entrant, or became part of the entry when its approval was taken back, `cancelled` was taken back or lost its entry. */
export type RevisionState = 'pending' | 'approved' | 'rejected' | 'superseded' | 'cancelled';

/** A change of an approved entry that its entrant proposes. Columns of parts that stay are null. */
@Entity('entry_revisions')
@Index('entry_revisions_one_pending', ['entryId'], { unique: true, where: `state = 'pending'` })
@Index('entry_revisions_of_entry', ['entryId', 'createdAt'])
@Check('entry_revisions_state', `state in ('pending', 'approved', 'rejected', 'superseded', 'cancelled')`)
@Check('entry_revisions_decided', `(state = 'pending') = (decided_at is null)`)
@Check('entry_revisions_name', `name ~ '\\S'`)
@Check('entry_revisions_video_id', `video_id ~ '^[A-Za-z0-9_-]{11}$'`)
@Check('entry_revisions_video_duration', `video_duration_s > 0`)
@Check(
  'entry_revisions_video_metadata',
  `num_nonnulls(video_id, video_checked_at) = 2
   or num_nonnulls(video_checked_at, video_title, video_channel_title, video_duration_s, video_published_at) = 0`,
)
@Check('entry_revisions_photo_files', `(verification_image_url is null) = (card_image_url is null)`)
@Check('entry_revisions_photo_pending', `state = 'pending' or verification_image_url is null`)
@Check(
  'entry_revisions_changes',
  `state <> 'pending' or num_nonnulls(name, video_id, verification_image_url) > 0`,
)
export class EntryRevision {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('uuid')
  entryId: string;

  @ManyToOne(() => ContestEntry, { onDelete: 'CASCADE' })
  entry: Relation<ContestEntry>;

  @Column('text', { nullable: true })
  name: string | null;

  @Column('text', { nullable: true })
  videoId: string | null;

  /** What a check found out about the video. */
  @Column('text', { array: true, default: [] })
  videoFlags: VideoFlag[];

  @Column('text', { nullable: true })
  videoTitle: string | null;

  @Column('text', { nullable: true })
  videoChannelTitle: string | null;

  @Column('integer', { nullable: true })
  videoDurationS: number | null;

  @Column('timestamptz', { nullable: true })
  videoPublishedAt: Date | null;

  /** When YouTube said it. A later revision with the same video keeps it, so the term does not begin again. */
  @Column('timestamptz', { nullable: true })
  videoCheckedAt: Date | null;

  /** Storage key of the photo. A decided revision has none: the photo is that of the entry, or deleted. */
  @Column('text', { name: 'verification_image_url', nullable: true })
  photoKey: string | null;

  /** Storage key of its card-sized WebP. */
  @Column('text', { name: 'card_image_url', nullable: true })
  cardKey: string | null;

  @Column('text', { default: 'pending' })
  state: RevisionState;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  @Column('timestamptz', { nullable: true })
  decidedAt: Date | null;

  /** The moderator; null for the entrant. */
  @Column('uuid', { nullable: true })
  decidedBy: string | null;
}
