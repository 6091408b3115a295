import { JsonLd } from '../../components/json-ld';
import { useServices } from '../../lib/services';
import type { Song } from './song-queries';

export function SongsJsonLd({ songs }: { songs: readonly Song[] }) {
  const { origin } = useServices();
  const itemListElement = songs.map((song, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    item: {
      '@type': 'MusicRecording',
      name: song.title,
      alternateName: song.titleMalayalam ?? undefined,
      byArtist: { '@type': 'MusicGroup', name: song.artist },
      datePublished: song.releaseDate ?? undefined,
      duration: song.durationSeconds === null ? undefined : `PT${Math.round(song.durationSeconds)}S`,
      image: song.coverUrl ? origin + song.coverUrl : undefined,
    },
  }));
  return <JsonLd data={{ '@type': 'ItemList', itemListElement }} />;
}
