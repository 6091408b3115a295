import { Check, Column, Entity, Index, JoinColumn, OneToOne, PrimaryColumn } from 'typeorm';
import type { VideoFlag, VideoProblem } from './check/video-flags.js';

export const VIDEO_HEALTHS = ['ok', 'suspect', 'broken'] as const;

/** Broken after two bad answers of YouTube that are hours apart; suspect between them. */
export type VideoHealth = (typeof VIDEO_HEALTHS)[number];

/** The answer of YouTube about the video of an entry. Its metadata may be kept for 30 days only, and are then dropped. */
@Entity('entry_videos')
@Index('entry_videos_of_channel', ['channelId'])
@Index('entry_videos_due', ['nextCheckAt'])
@Check('entry_videos_video_id', `video_id ~ '^[A-Za-z0-9_-]{11}$'`)
@Check('entry_videos_duration', `duration_s > 0`)
@Check(
  'entry_videos_metadata_has_a_time',
  `checked_at is not null or num_nonnulls(channel_id, duration_s, published_at) = 0`,
)
@Check(
  'entry_videos_flags',
  `flags <@ array['unlisted', 'blocked-in-india', 'age-restricted', 'made-for-kids', 'too-short', 'too-long', 'older-than-contest', 'channel-entered', 'unchecked', 'details-unknown', 'declared-synthetic']`,
)
@Check('entry_videos_health', `health in ('ok', 'suspect', 'broken')`)
@Check('entry_videos_problem', `problem in ('missing', 'not-embeddable', 'live')`)
@Check('entry_videos_problem_of_bad_ones', `(health = 'ok') = (problem is null)`)
export class EntryVideo {
  @PrimaryColumn('uuid')
  entryId: string;

  @OneToOne('ContestEntry', { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'entry_id' })
  entry: unknown;

  /** The video that was checked: the link of the entry may have changed since. */
  @Column('text')
  videoId: string;

  @Column('text', { nullable: true })
  title: string | null;

  @Column('text', { nullable: true })
  channelTitle: string | null;

  @Column('text', { nullable: true })
  channelId: string | null;

  @Column('integer', { nullable: true })
  durationS: number | null;

  @Column('timestamptz', { nullable: true })
  publishedAt: Date | null;

  @Column('text', { array: true, default: () => `'{}'` })
  flags: VideoFlag[];

  /** When YouTube answered last; null if it never did, or if the answer was dropped. */
  @Column('timestamptz', { nullable: true })
  checkedAt: Date | null;

  @Column('timestamptz', { default: () => 'site_now()' })
  nextCheckAt: Date;

  @Column('text', { default: 'ok' })
  health: VideoHealth;

  @Column('timestamptz', { default: () => 'site_now()' })
  healthSince: Date;

  /** What is wrong with a video that is suspect or broken. */
  @Column('text', { nullable: true })
  problem: VideoProblem | null;
}
