import { localizedPath } from '@paattu/shared/locales';
import type { Song } from '../../components/song/song-queries';
import type { PageContext, StructuredData } from '../../components/structured-data';
import { songTitle } from '../../lib/song-title';

/** The songs as a list of addresses, whose pages have the rest. */
export function songsData(songs: readonly Song[], { origin, locale }: PageContext): StructuredData {
  const itemListElement = songs.map((song, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    url: origin + localizedPath(locale, `/songs/${song.slug}`),
  }));
  return { '@type': 'ItemList', itemListElement };
}

/** The song, with the work that it records and its lyrics. */
export function songData(song: Song, lyrics: string | null | undefined, page: PageContext): StructuredData {
  const name = songTitle(song, page.locale).text;
  return { ...recordingOf(song, page), recordingOf: compositionOf(name, lyrics) };
}

function recordingOf(song: Song, { origin, locale, texts }: PageContext) {
  const path = `/songs/${song.slug}`;
  const title = songTitle(song, locale);
  return {
    '@type': 'MusicRecording',
    '@id': origin + path,
    url: origin + localizedPath(locale, path),
    name: title.text,
    alternateName: title.second?.text,
    inLanguage: 'ml',
    byArtist: { '@type': 'MusicGroup', name: texts.artistOf(song.artist) },
    datePublished: song.releaseDate ?? (song.publishedAt ?? song.createdAt).slice(0, 10),
    duration: song.durationSeconds === null ? undefined : `PT${Math.round(song.durationSeconds)}S`,
    image: origin + song.coverUrl,
    audio: song.audioUrl ? { '@type': 'AudioObject', contentUrl: origin + song.audioUrl } : undefined,
    interactionStatistic: {
      '@type': 'InteractionCounter',
      interactionType: 'https://schema.org/ListenAction',
      userInteractionCount: song.playCount,
    },
  };
}

function compositionOf(name: string, lyrics: string | null | undefined) {
  return {
    '@type': 'MusicComposition',
    name,
    inLanguage: 'ml',
    lyrics: lyrics ? { '@type': 'CreativeWork', text: lyrics } : undefined,
  };
}
