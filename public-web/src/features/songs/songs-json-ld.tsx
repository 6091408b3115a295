import { type Locale, localizedPath } from '@paattu/api-client/locales';
import { JsonLd } from '../../components/json-ld';
import { useServices } from '../../lib/services';
import { songTitle } from '../../lib/song-title';
import { useLocale } from '../../translations/use-translations';
import type { Song } from './song-queries';

/** Structured data of the song that the URL names or, on the page of the list, of all songs. */
export function SongsJsonLd({ songs, slug }: { songs: readonly Song[]; slug?: string }) {
  const locale = useLocale();
  const { origin } = useServices();
  const named = songs.find((song) => song.slug === slug);
  if (named) return <JsonLd data={recordingOf(named, origin, locale)} />;
  const itemListElement = songs.map((song, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    item: recordingOf(song, origin, locale),
  }));
  return <JsonLd data={{ '@type': 'ItemList', itemListElement }} />;
}

function recordingOf(song: Song, origin: string, locale: Locale) {
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
