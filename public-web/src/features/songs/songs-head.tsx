import { PageMeta } from '../../components/page-meta';
import { songs as t } from '../../translations/songs';
import type { Song } from './song-queries';

/** The head of the page: for the song that the URL names, or for the list. */
export function SongsHead({ song }: { song?: Song }) {
  if (!song) return <PageMeta title={t.title} description={t.description} path="/songs" />;
  const title = song.titleMalayalam ? `${song.title} (${song.titleMalayalam})` : song.title;
  return (
    <PageMeta
      title={title}
      description={t.descriptionOf(title, song.artist)}
      path={`/songs/${song.slug}`}
      type="music.song"
      image={song.coverUrl ? { path: song.coverUrl, alt: t.card.cover(song.title) } : undefined}
      audioPath={song.audioUrl ?? undefined}
    />
  );
}
