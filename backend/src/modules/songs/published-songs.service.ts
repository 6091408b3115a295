import { Injectable } from '@nestjs/common';
import { toSongDto } from './dto/song.dto.js';
import { SongsQueries } from './songs.queries.js';

/** A song in the feed. Paths are relative to the public site. */
export interface PublishedSong {
  path: string;
  title: string;
  titleMalayalam: string | null;
  artist: string;
  description: string | null;
  publishedAt: Date;
  updatedAt: Date;
  audio: { path: string; bytes: number; contentType: string } | null;
  coverPath: string;
}

@Injectable()
export class PublishedSongsService {
  constructor(private readonly songs: SongsQueries) {}

  /** Returns the newest songs first. */
  async listPaths(now: Date, limit: number): Promise<Array<Pick<PublishedSong, 'path' | 'updatedAt'>>> {
    const songs = await this.songs.listSlugs(now, limit);
    return songs.map(({ slug, updatedAt }) => ({ path: pathOf(slug), updatedAt }));
  }

  /** Whether a song is published that is none of the example. */
  hasOwn(now: Date): Promise<boolean> {
    return this.songs.hasOwn(now);
  }

  /** When the lists change by themselves. */
  findNextPublication(now: Date): Promise<Date | null> {
    return this.songs.findNextPublication(now);
  }

  async listNewest(now: Date, limit: number): Promise<PublishedSong[]> {
    const songs = await this.songs.listPublished(now, limit, 0);
    return songs.map((song) => {
      const { audioUrl, coverUrl, description } = toSongDto(song);
      const { audioSize, audioMimeType } = song;
      return {
        path: pathOf(song.slug),
        title: song.title,
        titleMalayalam: song.titleMalayalam,
        artist: song.artist,
        description,
        publishedAt: song.publishedAt,
        updatedAt: song.updatedAt,
        audio:
          audioUrl !== null && audioSize !== null && audioMimeType !== null
            ? { path: audioUrl, bytes: audioSize, contentType: audioMimeType }
            : null,
        coverPath: coverUrl,
      };
    });
  }
}

function pathOf(slug: string): string {
  return `/songs/${slug}`;
}
