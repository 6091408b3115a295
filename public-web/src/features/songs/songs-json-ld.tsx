import { JsonLd } from '../../components/json-ld';
import { useServices } from '../../lib/services';
import type { Song } from './song-queries';

/** Structured data of the song that the URL names or, on the page of the list, of all songs. */
export function SongsJsonLd({ songs, slug }: { songs: readonly Song[]; slug?: string }) {
  const { origin } = useServices();
  const named = songs.find((song) => song.slug === slug);
  if (named) return <JsonLd data={recordingOf(named, origin)} />;
  const itemListElement = songs.map((song, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    item: recordingOf(song, origin),
  }));
  return <JsonLd data={{ '@type': 'ItemList', itemListElement }} />;
}

function recordingOf(song: Song, origin: string) {
  const url = `${origin}/songs/${song.slug}`;
  return {
    '@type': 'MusicRecording',
    '@id': url,
    url,
    name: song.title,
    alternateName: song.titleMalayalam ?? undefined,
    inLanguage: 'ml',
    byArtist: { '@type': 'MusicGroup', name: song.artist },
    datePublished: song.releaseDate ?? song.createdAt.slice(0, 10),
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
