import { PageMeta } from '../../components/page-meta';
import { songTitle } from '../../lib/song-title';
import { useLocale, useTranslations } from '../../translations/use-translations';
import { songData } from './song-data';
import type { Song } from '../../components/song/song-queries';

/** The head, the structured data and the colors of a song's page. */
export function SongHead({ song }: { song: Song }) {
  const t = useTranslations('songs');
  const locale = useLocale();
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
      ground={song.ground ?? undefined}
      structuredData={import.meta.env.SSR ? (page) => songData(song, page) : undefined}
    />
  );
}
