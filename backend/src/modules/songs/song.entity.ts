import {
  Check,
  Column,
  CreateDateColumn,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
  UpdateDateColumn,
} from 'typeorm';

export type SongProcessing = 'pending' | 'done' | 'failed';

@Entity('uploaded_songs')
@Index('uploaded_songs_newest_first', ['createdAt', 'id'])
@Check('uploaded_songs_title_not_blank', `title ~ '\\S'`)
@Check('uploaded_songs_artist_not_blank', `artist ~ '\\S'`)
@Check(
  'uploaded_songs_counters',
  `upvotes >= 0 and downvotes >= 0 and download_count >= 0 and play_count >= 0`,
)
@Check('uploaded_songs_processing', `processing in ('pending', 'done', 'failed')`)
export class Song {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  /** Names the song in addresses; made from the title once, and kept when the title changes. */
  @Column('text', { unique: true })
  slug: string;

  @Column('text')
  title: string;

  @Column('text', { nullable: true })
  titleMalayalam: string | null;

  @Column('text')
  artist: string;

  /** The lyrics as typed; `lyricsFileUrl` holds the same text as a file. */
  @Column('text', { nullable: true })
  description: string | null;

  @Column('date', { nullable: true })
  releaseDate: string | null;

  // The columns named _url keep the specification's names, and hold keys of our own storage: nothing is fetched by URL.
  @Column('text', { nullable: true })
  audioFileUrl: string | null;

  @Column('text', { nullable: true })
  audioMimeType: string | null;

  @Column('integer', { nullable: true })
  audioSize: number | null;

  /** Content hash: makes addresses that may be cached for ever, and the ETag. */
  @Column('text', { nullable: true })
  audioHash: string | null;

  @Column('double precision', { nullable: true })
  durationSeconds: number | null;

  @Column('text', { nullable: true })
  coverImageUrl: string | null;

  /** The same picture as wide as a card shows it; null where the cover is older than these. */
  @Column('text', { nullable: true })
  coverCardUrl: string | null;

  @Column('text', { nullable: true })
  lyricsFileUrl: string | null;

  /** About 800 peaks, 0 to 100; null until the worker has read the audio. Large, so it is read only where named. */
  @Column('smallint', { array: true, nullable: true, select: false })
  waveform: number[] | null;

  @Column('text', { default: 'pending' })
  processing: SongProcessing;

  @Column('uuid', { nullable: true })
  uploadedBy: string | null;

  @ManyToOne('User', { onDelete: 'SET NULL', nullable: true })
  @JoinColumn({ name: 'uploaded_by' })
  uploader: unknown;

  @Column('integer', { default: 0 })
  upvotes: number;

  @Column('integer', { default: 0 })
  downvotes: number;

  @Column('integer', { default: 0 })
  downloadCount: number;

  @Column('integer', { default: 0 })
  playCount: number;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  @UpdateDateColumn({ type: 'timestamptz' })
  updatedAt: Date;
}

/** A song as lists have it: without what is large, and who uploaded it. */
export type ListedSong = Omit<Song, 'waveform' | 'uploadedBy' | 'uploader'>;
