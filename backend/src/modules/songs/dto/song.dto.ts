import { basename, extname } from 'node:path';
import type { Song, SongProcessing } from '../song.entity.js';

/** A song as visitors see it. Addresses with a version in them (`?v=`) may be cached for ever. */
export class SongDto {
  /** @example 7f1c2f7e-3f0e-4b3c-9a44-0d8b7d1f6f10 */
  id: string;

  /** Names the song in addresses. @example monsoon-letter */
  slug: string;

  /** @example Monsoon Letter */
  title: string;

  /** @example മഴക്കത്ത് */
  titleMalayalam: string | null;

  artist: string;

  /** The lyrics as typed; `lyricsUrl` has the same text as a file. */
  description: string | null;

  audioUrl: string | null;
  durationSeconds: number | null;
  coverUrl: string | null;
  lyricsUrl: string | null;

  /** Null until the server has drawn the waveform. */
  waveformUrl: string | null;

  /** @example 2025-06-17 */
  releaseDate: string | null;

  createdAt: Date;
  upvotes: number;
  downvotes: number;
  downloadCount: number;
  playCount: number;
}

export class AdminSongDto extends SongDto {
  /** How far the waveform is. */
  processing: SongProcessing;
}

export class DeletedSongDto {
  id: string;
}

export function toSongDto(song: Song): SongDto {
  const path = `/api/songs/${song.id}`;
  const audioVersion = versionOf(song.audioHash);
  return {
    id: song.id,
    slug: song.slug,
    title: song.title,
    titleMalayalam: song.titleMalayalam,
    artist: song.artist,
    description: song.description,
    audioUrl: song.audioFileUrl && `${path}/audio?v=${audioVersion}`,
    durationSeconds: song.durationSeconds,
    coverUrl: song.coverImageUrl && `${path}/cover?v=${fileVersionOf(song.coverImageUrl)}`,
    lyricsUrl: song.lyricsFileUrl && `${path}/lyrics?v=${fileVersionOf(song.lyricsFileUrl)}`,
    waveformUrl: song.processing === 'done' ? `${path}/waveform?v=${audioVersion}` : null,
    releaseDate: song.releaseDate,
    createdAt: song.createdAt,
    upvotes: song.upvotes,
    downvotes: song.downvotes,
    downloadCount: song.downloadCount,
    playCount: song.playCount,
  };
}

export function toAdminSongDto(song: Song): AdminSongDto {
  return { ...toSongDto(song), processing: song.processing };
}

/** Short for addresses, long enough to tell contents apart. */
export function versionOf(hash: string | null): string {
  return (hash ?? '').slice(0, 16);
}

/** A key is never written twice, so its name tells contents apart. */
export function fileVersionOf(key: string): string {
  return basename(key, extname(key));
}
