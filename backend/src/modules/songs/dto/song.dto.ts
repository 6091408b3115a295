import { ApiProperty } from '@nestjs/swagger';
import { versionOf } from '../../../common/http/if-match.js';
import { drawnVersionOf } from '../drawn-covers/drawn-cover.js';
import { fileVersionOf } from '../file-names.js';
import {
  audioProblemOf,
  groundsOf,
  ADDRESS_STAYS,
  type AddressHold,
  addressStays,
  type AddressStays,
  lyricsFileOf,
  type ListedSong,
  pageCoverOf,
  type Song,
  type SongProcessing,
} from '../song.entity.js';
import type { GroundDto } from './ground.dto.js';
import { toColumns } from './song-details.dto.js';
import { startOfText } from '../../../common/text-start.js';

/** A song in the public API. The content of an address with a version (`?v=`) never changes. */
export class SongDto {
  /** @example 7f1c2f7e-3f0e-4b3c-9a44-0d8b7d1f6f10 */
  id: string;

  /**
   * Identifies the song in addresses.
   * @example monsoon-letter
   */
  slug: string;

  /** @example "Monsoon Letter" */
  title: string;

  /** @example മഴക്കത്ത് */
  titleMalayalam: string | null;

  /** @example "Asha Menon" */
  artist: string;

  /**
   * The lyrics; `lyricsUrl` is the same text as a file.
   * @example "മഴയുടെ കത്ത്"
   */
  description: string | null;

  /**
   * What the owner tells about the song; in a list, its beginning.
   * @example "Written on the ferry, in one evening."
   */
  story: string | null;
  /** @example "കടത്തുവഞ്ചിയിലിരുന്ന് ഒറ്റ വൈകുന്നേരം കൊണ്ട് എഴുതിയത്." */
  storyMalayalam: string | null;

  /** @example /api/songs/7f1c2f7e-3f0e-4b3c-9a44-0d8b7d1f6f10/audio?v=5WJrOEbWpzb0XkQ2 */
  audioUrl: string | null;
  /** @example 214.6 */
  durationSeconds: number | null;
  /**
   * The cover; one that is drawn from the song's title and sound until the owner uploads one.
   * @example /api/songs/7f1c2f7e-3f0e-4b3c-9a44-0d8b7d1f6f10/cover?v=1750138200000000
   */
  coverUrl: string;
  /**
   * The cover in the width of a page; the full cover if there is none.
   * @example /api/songs/7f1c2f7e-3f0e-4b3c-9a44-0d8b7d1f6f10/cover?v=1750138200000000&size=page
   */
  coverPageUrl: string;
  /**
   * The cover in the width of a song card; the full cover if there is none.
   * @example /api/songs/7f1c2f7e-3f0e-4b3c-9a44-0d8b7d1f6f10/cover?v=1750138200000000&size=card
   */
  coverCardUrl: string;
  /** The colors of the song's page, computed from the cover. */
  ground: GroundDto | null;

  /** @example /api/songs/7f1c2f7e-3f0e-4b3c-9a44-0d8b7d1f6f10/lyrics?v=1750138200000001 */
  lyricsUrl: string | null;

  /**
   * Null until the waveform has been drawn.
   * @example /api/songs/7f1c2f7e-3f0e-4b3c-9a44-0d8b7d1f6f10/waveform?v=5WJrOEbWpzb0XkQ2
   */
  waveformUrl: string | null;

  /** @example 2025-06-17 */
  releaseDate: string | null;

  createdAt: Date;

  /** Visitors see the song from this time on. Only the owner gets null: the song is hidden. */
  publishedAt: Date | null;

  /** @example 128 */
  upvotes: number;
  /** @example 3 */
  downvotes: number;
  /** @example 57 */
  downloadCount: number;
  /** @example 1204 */
  playCount: number;
}

/** Until the song is published, the addresses of its files have a key. */
export class AdminSongDto extends SongDto {
  /** The state of the waveform. */
  processing: SongProcessing;

  /**
   * Whether it belongs to the example.
   * @example false
   */
  isExample: boolean;

  /** Why the slug stays: somebody may have the song's address, or a milestone of the texts names it. Null while it follows the title. */
  @ApiProperty({ enum: ADDRESS_STAYS, nullable: true, example: 'known' })
  addressStays: AddressStays | null;

  /** The server has drawn the cover, because the owner has uploaded none. */
  isCoverDrawn: boolean;

  /** The lyrics come from the tags of the audio. Visitors see them when a save of the details has confirmed them. */
  areLyricsFromTags: boolean;

  /**
   * What the audio states as its length, if that differs from the real one by more than a percent.
   * @example 107.3
   */
  statedSeconds: number | null;

  /**
   * What keeps browsers from playing the audio, as the upload says it; null if they play it, or until the server has
   * inspected the audio of an earlier release.
   * @example "This file is Apple Lossless (ALAC), which browsers cannot play. Export it as AAC (M4A), MP3 or WAV."
   */
  audioProblem: string | null;

  /** The grounds to choose from. */
  grounds: GroundDto[];

  /**
   * The position of the owner's choice in `grounds`.
   * @example 0
   */
  chosenGround: number;

  /**
   * Changes with the details; for `If-Match`.
   * @example 3f9a0c1b2d4e5f60
   */
  version: string;
}

export class DeletedSongDto {
  id: string;
}

/** `key` is part of the addresses; null for a published song, whose addresses need none. */
export function toSongDto(song: ListedSong, key: string | null = null): SongDto {
  const addressOf = (file: string, version: string) =>
    `/api/songs/${song.id}/${file}?v=${version}${key === null ? '' : `&key=${key}`}`;
  const grounds = groundsOf(song);
  const lyrics = lyricsFileOf(song);
  const audioVersion = audioVersionOf(song.audioHash);
  const isDrawn = song.coverImageUrl === null;
  const coverVersion = song.coverImageUrl === null ? drawnVersionOf(song) : fileVersionOf(song.coverImageUrl);
  const coverUrl = addressOf('cover', coverVersion);
  return {
    id: song.id,
    slug: song.slug,
    title: song.title,
    titleMalayalam: song.titleMalayalam,
    artist: song.artist,
    description: song.areLyricsFromTags ? null : song.description,
    story: song.story,
    storyMalayalam: song.storyMalayalam,
    audioUrl: song.audioFileUrl && addressOf('audio', audioVersion),
    durationSeconds: song.durationSeconds,
    coverUrl,
    coverPageUrl: isDrawn || pageCoverOf(song) ? `${coverUrl}&size=page` : coverUrl,
    coverCardUrl: isDrawn || song.coverCardUrl ? `${coverUrl}&size=card` : coverUrl,
    ground: grounds?.choices[grounds.chosen] ?? null,
    lyricsUrl: lyrics && addressOf('lyrics', fileVersionOf(lyrics)),
    waveformUrl: song.processing === 'done' ? addressOf('waveform', audioVersion) : null,
    releaseDate: song.releaseDate,
    createdAt: song.createdAt,
    publishedAt: song.publishedAt,
    upvotes: song.upvotes,
    downvotes: song.downvotes,
    downloadCount: song.downloadCount,
    playCount: song.playCount,
  };
}

/** A line of an excerpt ends here: no list shows more of it in one line. */
const MAX_EXCERPT_LINE = 160;
/** A list shows no story. Its first letters say that there is one. */
const MAX_EXCERPT_STORY = 4;

/** With the first two lines of the lyrics, and the first words of the story, instead of all. */
export function withExcerpt(song: SongDto): SongDto {
  const lines = song.description?.split(/[\r\n]+/).filter((line) => line.trim());
  const excerpt = lines?.slice(0, 2).map((line) => startOfText(line, MAX_EXCERPT_LINE));
  return {
    ...song,
    description: excerpt?.join('\n') ?? null,
    story: song.story && startOfText(song.story, MAX_EXCERPT_STORY),
    storyMalayalam: song.storyMalayalam && startOfText(song.storyMalayalam, MAX_EXCERPT_STORY),
  };
}

export function toAdminSongDto(song: Song, key: string | null, hold: AddressHold): AdminSongDto {
  const grounds = groundsOf(song);
  return {
    ...toSongDto(song, key),
    description: song.description,
    processing: song.processing,
    isExample: song.isExample,
    addressStays: addressStays(song, hold),
    isCoverDrawn: song.coverImageUrl === null,
    areLyricsFromTags: song.areLyricsFromTags,
    statedSeconds: song.statedSeconds,
    audioProblem: audioProblemOf(song),
    grounds: grounds?.choices ?? [],
    chosenGround: grounds?.chosen ?? 0,
    version: versionOf(toColumns(song)),
  };
}

/** Short for addresses, long enough to distinguish contents. */
export function audioVersionOf(hash: string | null): string {
  return (hash ?? '').slice(0, 16);
}
