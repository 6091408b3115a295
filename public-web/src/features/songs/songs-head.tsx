import { PageMeta } from '../../components/page-meta';
import { songs as m } from '../../messages/songs';
import type { Song } from './song-queries';

/** What the page calls itself: the song that its address names, or the list. */
export function SongsHead({ song }: { song?: Song }) {
  if (!song) return <PageMeta title={m.title} description={m.description} path="/songs" />;
  const title = song.titleMalayalam ? `${song.title} (${song.titleMalayalam})` : song.title;
  return (
    <PageMeta
      title={title}
      description={m.descriptionOf(title, song.artist)}
      path={`/songs/${song.slug}`}
      type="music.song"
      image={song.coverUrl ? { path: song.coverUrl, alt: m.card.cover(song.title) } : undefined}
      audioPath={song.audioUrl ?? undefined}
    />
  );
}
