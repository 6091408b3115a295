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
import { drawnGroundsKeyOf } from './drawn-covers/drawn-cover.js';
import { fileVersionOf } from './file-names.js';
import type { Ground } from './grounds/ground.js';

/** The grounds that the song's page can have. */
export interface SongGrounds {
  /** The cover that they were computed from: a release before this column replaces covers without it. Or `drawnGroundsKeyOf`. */
  cover: string;
  choices: Ground[];
  /** The position of the owner's choice. */
  chosen: number;
}

/** What an address stays for, besides what the song itself tells. */
export interface AddressHold {
  /** The slugs that milestones of the texts name. */
  named: ReadonlySet<string>;
  notPublicSince: Date | null;
}

export const ADDRESS_STAYS = ['known', 'named'] as const;
export type AddressStays = (typeof ADDRESS_STAYS)[number];

/** Why the song keeps its address: people may have shared it, or a milestone names it. Null while it follows the title. */
export function addressStays(song: Song, { named, notPublicSince }: AddressHold): AddressStays | null {
  if (isAddressKnown(song, notPublicSince)) return 'known';
  return named.has(song.slug) ? 'named' : null;
}

/** The reason why browsers do not play the audio, found when it was uploaded or by the sweep. */
export interface AudioInspection {
  /** The file that was inspected: a release before this column replaces audio without it. */
  audio: string;
  /** The sentence for the owner; null if browsers play the audio. */
  problem: string | null;
}

export type SongProcessing = 'pending' | 'done' | 'failed';

@Entity('uploaded_songs')
@Index('uploaded_songs_newest_first', ['createdAt', 'id'])
@Index('uploaded_songs_newest_published', ['publishedAt', 'id'])
@Check('uploaded_songs_title_not_blank', `title ~ '\\S'`)
@Check('uploaded_songs_artist_not_blank', `artist ~ '\\S'`)
@Check(
  'uploaded_songs_counters',
  `upvotes >= 0 and downvotes >= 0 and download_count >= 0 and play_count >= 0`,
)
@Check('uploaded_songs_grounds', `jsonb_typeof(grounds) = 'object'`)
@Check('uploaded_songs_audio_inspection', `jsonb_typeof(audio_inspection) = 'object'`)
@Check('uploaded_songs_story', `char_length(story) <= 4000`)
@Check('uploaded_songs_story_malayalam', `char_length(story_malayalam) <= 4000`)
@Check('uploaded_songs_processing', `processing in ('pending', 'done', 'failed')`)
export class Song {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  /** Identifies the song in addresses. Derived from the title, which it follows until visitors could open the song. */
  @Column('text', { unique: true })
  slug: string;

  @Column('text')
  title: string;

  @Column('text', { nullable: true })
  titleMalayalam: string | null;

  @Column('text')
  artist: string;

  /** The lyrics; `lyricsFileUrl` names a file of the same text. */
  @Column('text', { nullable: true })
  description: string | null;

  /** What the owner tells about the song. */
  @Column('text', { nullable: true })
  story: string | null;

  @Column('text', { nullable: true })
  storyMalayalam: string | null;

  /** The lyrics come from the tags of the audio, and the owner has not confirmed them. */
  @Column('boolean', { default: false })
  areLyricsFromTags: boolean;

  @Column('date', { nullable: true })
  releaseDate: string | null;

  // The _url columns, named by the specification, hold keys of the storage, not URLs.
  @Column('text', { nullable: true })
  audioFileUrl: string | null;

  @Column('text', { nullable: true })
  audioMimeType: string | null;

  @Column('integer', { nullable: true })
  audioSize: number | null;

  /** The hash of the content, used in addresses and as the ETag. */
  @Column('text', { nullable: true })
  audioHash: string | null;

  @Column('double precision', { nullable: true })
  durationSeconds: number | null;

  /** What the file states as its length, if that differs by more than a percent from `durationSeconds`, which is counted. */
  @Column('double precision', { nullable: true })
  statedSeconds: number | null;

  /** Null until the sweep has inspected the audio of an earlier release. Read it with `audioProblemOf`. */
  @Column('jsonb', { nullable: true })
  audioInspection: AudioInspection | null;

  @Column('text', { nullable: true })
  coverImageUrl: string | null;

  /** The page cover; null until the sweep has made that of an earlier cover. Read it with `pageCoverOf`. */
  @Column('text', { nullable: true })
  coverPageUrl: string | null;

  /** The cover in the width of a song card; null for covers from before this column. */
  @Column('text', { nullable: true })
  coverCardUrl: string | null;

  @Column('jsonb', { nullable: true })
  grounds: SongGrounds | null;

  @Column('text', { nullable: true })
  lyricsFileUrl: string | null;

  /** About 800 peaks, 0 to 100; null until the worker has read the audio. Large, so not selected by default. */
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

  /** Visitors see the song from this time on; null while it is hidden. */
  @Column('timestamptz', { nullable: true, default: () => 'now()' })
  publishedAt: Date | null;

  /** Visitors could open the song before it was hidden. Read it with `isAddressKnown`. */
  @Column('boolean', { default: false })
  isAddressKnown: boolean;

  /** Belongs to the example. Set once; a trigger of the table repeats the rule. */
  @Column({ type: 'boolean', default: false, update: false })
  isExample: boolean;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  @UpdateDateColumn({ type: 'timestamptz' })
  updatedAt: Date;
}

/** A song in a list: without its large columns and its uploader. */
export type ListedSong = Omit<Song, 'waveform' | 'uploadedBy' | 'uploader'>;

export type ListedPublishedSong = ListedSong & { publishedAt: Date };

export function isPublished({ publishedAt }: Pick<Song, 'publishedAt'>, now = new Date()): boolean {
  return publishedAt !== null && publishedAt <= now;
}

/** Whether somebody may have the song's address: visitors can open the song, or could before it or the site was hidden. */
export function isAddressKnown(
  song: Pick<Song, 'isAddressKnown' | 'publishedAt'>,
  notPublicSince: Date | null,
): boolean {
  return song.isAddressKnown || isPublished(song, notPublicSince ?? new Date());
}

/** The reason why browsers do not play the song's current audio. */
export function audioProblemOf({
  audioInspection,
  audioFileUrl,
}: Pick<Song, 'audioInspection' | 'audioFileUrl'>): string | null {
  return audioInspection !== null && audioInspection.audio === audioFileUrl ? audioInspection.problem : null;
}

/** The grounds of the song's current cover. */
export function groundsOf({
  grounds,
  coverImageUrl,
  audioHash,
}: Pick<Song, 'grounds' | 'coverImageUrl' | 'audioHash'>): SongGrounds | null {
  const cover = coverImageUrl ?? drawnGroundsKeyOf({ audioHash });
  return grounds !== null && grounds.cover === cover ? grounds : null;
}

/** The file of the lyrics that visitors may read. Lyrics from tags wait until the owner has confirmed them. */
export function lyricsFileOf({
  lyricsFileUrl,
  areLyricsFromTags,
}: Pick<Song, 'lyricsFileUrl' | 'areLyricsFromTags'>): string | null {
  return areLyricsFromTags ? null : lyricsFileUrl;
}

/** The page cover of the song's current cover: a release without page covers replaces only the others. */
export function pageCoverOf({
  coverImageUrl,
  coverPageUrl,
}: Pick<Song, 'coverImageUrl' | 'coverPageUrl'>): string | null {
  if (coverImageUrl === null || coverPageUrl === null) return null;
  if (coverPageUrl === coverImageUrl) return null;
  return fileVersionOf(coverPageUrl) === fileVersionOf(coverImageUrl) ? coverPageUrl : null;
}
