import { formatDuration } from '@paattu/api-client/duration';
import { useQuery } from '@tanstack/react-query';
import { NotFoundPage } from '../../components/not-found-page';
import { Spinner } from '../../components/spinner';
import { useLanguageOf } from '../../lib/language';
import { useServices } from '../../lib/services';
import { useSongTitle } from '../../lib/song-title';
import { useSearch } from '../../lib/use-search';
import { useTranslations } from '../../translations/use-translations';
import { DownloadButton } from './download-button';
import { LoadFailed } from './load-failed';
import { ReleaseDate } from '../../components/song/release-date';
import { ShareButton, ShareMoment } from '../../components/song/share-buttons';
import { SongActions } from './song-actions';
import { SongCounts } from './song-counts';
import { SongCover } from '../../components/song/song-cover';
import { SongHead } from './song-head';
import { SongLyrics } from './song-lyrics';
import { SongNeighbours } from './song-neighbours';
import { SongPlayback } from '../../components/song/song-playback';
import { songsQuery, type Song } from '../../components/song/song-queries';
import { startTime } from './start-time';
import { useRenewedQueue } from '../../components/song/use-renewed-queue';
import { useSongSlug } from './use-song-slug';

/** One song: its cover, the player, the lyrics, and the songs beside it in the list. */
export function SongPage() {
  const t = useTranslations('songs');
  const { api } = useServices();
  const slug = useSongSlug();
  const { data: songs, isLoadingError } = useQuery(songsQuery(api));
  useRenewedQueue(songs);
  if (isLoadingError) return <LoadFailed />;
  if (!songs) return <Spinner label={t.loading} />;
  const song = songs.find((one) => one.slug === slug);
  if (!song) return <NotFoundPage />;
  return (
    // Another song begins with its own state.
    <div key={song.id} className="wrap pt-8 md:pt-12">
      <SongHead song={song} />
      <SongArticle song={song} songs={songs} />
      <SongNeighbours song={song} songs={songs} />
    </div>
  );
}

function SongArticle({ song, songs }: { song: Song; songs: Song[] }) {
  const title = useSongTitle(song);
  const languageOf = useLanguageOf();
  const search = useSearch();
  return (
    <article aria-labelledby="song-title" className="song-article">
      <SongCover song={song} size="full" />
      <div className="min-w-0">
        <h1 id="song-title" className="text-4xl wrap-anywhere" lang={title.lang}>
          {title.text}
          {title.second && (
            <span
              lang={title.second.lang}
              className="malayalam mt-3 block text-[0.48em] leading-snug font-normal text-ink-2"
            >
              {title.second.text}
            </span>
          )}
        </h1>
        <p className="mt-4 flex flex-wrap gap-x-3 text-ink-2">
          <span className="font-medium text-ink" lang={languageOf(song.artist)}>
            {song.artist}
          </span>
          <span>
            <ReleaseDate song={song} />
          </span>
          {song.durationSeconds !== null && <span>{formatDuration(song.durationSeconds)}</span>}
        </p>
        <div className="song-listen">
          <SongPlayback song={song} queue={songs} startAt={startTime(search, song.durationSeconds)} />
        </div>
        <SongActions song={song}>
          <DownloadButton song={song} className="chip" />
          <ShareButton song={song} />
        </SongActions>
        {/* As high as the button, which appears and disappears with the song in the player. */}
        <div className="flex min-h-11 items-center justify-between gap-4">
          <SongCounts song={song} />
          <ShareMoment song={song} />
        </div>
        {song.description && <SongLyrics text={song.description} />}
      </div>
    </article>
  );
}
