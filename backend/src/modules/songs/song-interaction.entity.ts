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
import { Song } from './song.entity.js';

export type VoteType = 'upvote' | 'downvote';
export type InteractionType = VoteType | 'play' | 'download';

/** The unique indexes enforce one vote per user and song, and one play and one download per listener and song. */
@Entity('song_interactions')
@Index('song_interactions_one_vote', ['songId', 'userId'], {
  unique: true,
  where: `interaction_type in ('upvote', 'downvote')`,
})
@Index('song_interactions_once_per_user', ['songId', 'userId', 'interactionType'], {
  unique: true,
  where: `interaction_type in ('play', 'download') and user_id is not null`,
})
@Index('song_interactions_once_per_address', ['songId', 'ipAddress', 'interactionType'], {
  unique: true,
  where: `interaction_type in ('play', 'download') and user_id is null`,
})
@Index('song_interactions_votes_of_user', ['userId'], { where: `interaction_type in ('upvote', 'downvote')` })
@Index('song_interactions_by_time', ['createdAt'])
@Check('song_interactions_type', `interaction_type in ('play', 'download', 'upvote', 'downvote')`)
@Check(
  'song_interactions_votes_have_a_user',
  `user_id is not null or interaction_type in ('play', 'download')`,
)
export class SongInteraction {
  @PrimaryGeneratedColumn('identity', { type: 'bigint' })
  id: number;

  @Column('uuid')
  songId: string;

  @ManyToOne(() => Song, { onDelete: 'CASCADE' })
  song: Relation<Song>;

  @Column('uuid', { nullable: true })
  userId: string | null;

  @ManyToOne('User', { onDelete: 'CASCADE', nullable: true })
  user: unknown;

  @Column('text')
  interactionType: InteractionType;

  /** Null when it was deleted after its term. */
  @Column('inet', { nullable: true })
  ipAddress: string | null;

  /** The play count of the song after this play; null for other interactions. */
  @Column('integer', { nullable: true })
  playCounter: number | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
