import { CreateDateColumn, Entity, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { Song } from './song.entity.js';

@Entity('user_favorites')
export class UserFavorite {
  @PrimaryColumn('uuid')
  userId: string;

  @PrimaryColumn('uuid')
  songId: string;

  @ManyToOne('User', { onDelete: 'CASCADE' })
  user: unknown;

  @ManyToOne(() => Song, { onDelete: 'CASCADE' })
  song: Relation<Song>;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
