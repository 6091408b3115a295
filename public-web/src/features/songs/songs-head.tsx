import { PageMeta } from '../../components/page-meta';
import { useLocale, useTranslations } from '../../translations/use-translations';
import type { Song } from './song-queries';
import { songTitle } from '../../lib/song-title';

/** The head of the page: for the song that the URL names, or for the list. */
export function SongsHead({ song }: { song?: Song }) {
  const t = useTranslations('songs');
  const locale = useLocale();
  if (!song) return <PageMeta title={t.title} description={t.description} path="/songs" />;
  const { text, second } = songTitle(song, locale);
  const title = second ? `${text} (${second.text})` : text;
  return (
    <PageMeta
      title={title}
      description={t.descriptionOf(title, song.artist)}
      path={`/songs/${song.slug}`}
      type="music.song"
      image={song.coverUrl ? { path: song.coverUrl, alt: t.card.cover(text) } : undefined}
      audioPath={song.audioUrl ?? undefined}
    />
  );
}
