import { type Locale, localizedPath } from '@paattu/api-client/locales';
import { songTitle } from '../../lib/song-title';
import type { Song } from '../../components/song/song-queries';

/** A song as structured data for search engines. */
export function recordingOf(song: Song, origin: string, locale: Locale) {
  const path = `/songs/${song.slug}`;
  const title = songTitle(song, locale);
  return {
    '@type': 'MusicRecording',
    '@id': origin + path,
    url: origin + localizedPath(locale, path),
    name: title.text,
    alternateName: title.second?.text,
    inLanguage: 'ml',
    byArtist: { '@type': 'MusicGroup', name: song.artist },
    datePublished: song.releaseDate ?? (song.publishedAt ?? song.createdAt).slice(0, 10),
    duration: song.durationSeconds === null ? undefined : `PT${Math.round(song.durationSeconds)}S`,
    image: song.coverUrl ? origin + song.coverUrl : undefined,
    audio: song.audioUrl ? { '@type': 'AudioObject', contentUrl: origin + song.audioUrl } : undefined,
    interactionStatistic: {
      '@type': 'InteractionCounter',
      interactionType: 'https://schema.org/ListenAction',
      userInteractionCount: song.playCount,
    },
  };
}

/** The work that a song records, with its lyrics. */
export function compositionOf({ description }: Song, name: string) {
  return {
    '@type': 'MusicComposition',
    name,
    inLanguage: 'ml',
    lyrics: description ? { '@type': 'CreativeWork', text: description } : undefined,
  };
}
