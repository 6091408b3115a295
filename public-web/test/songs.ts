import type { Schemas } from '@paattu/api-client';
import { server } from './site';

type Song = Schemas['SongDto'];

/** A song without files. */
export function songOf(title: string, changes: Partial<Song> = {}): Song {
  const slug = title.toLowerCase().replaceAll(' ', '-');
  return {
    id: slug,
    slug,
    title,
    titleMalayalam: null,
    artist: 'Demo Artist',
    description: null,
    story: null,
    storyMalayalam: null,
    releaseDate: '2025-01-10',
    createdAt: '2025-01-10T00:00:00.000Z',
    publishedAt: '2025-01-10T00:00:00.000Z',
    durationSeconds: 90,
    audioUrl: `/api/songs/${slug}/audio?v=1`,
    coverUrl: `/api/songs/${slug}/cover?v=1`,
    coverCardUrl: `/api/songs/${slug}/cover?v=1&size=card`,
    coverPageUrl: `/api/songs/${slug}/cover?v=1&size=page`,
    lyricsUrl: null,
    waveformUrl: null,
    ground: null,
    playCount: 0,
    downloadCount: 0,
    upvotes: 0,
    downvotes: 0,
    ...changes,
  };
}

export function answerSongs(...songs: Song[]): void {
  server.answer('get', '/api/songs', 200, songs);
}
