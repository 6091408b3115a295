import { useQuery } from '@tanstack/react-query';
import { NotFoundPage } from '../../components/not-found-page';
import { PageMeta } from '../../components/page-meta';
import { Spinner } from '../../components/spinner';
import { useServices } from '../../lib/services';
import { useSongTitle } from '../../lib/song-title';
import { useFirstAnswers } from '../../lib/use-first-answers';
import { useSearch } from '../../lib/use-search';
import { useTranslations } from '../../translations/use-translations';
import { ChevronIcon } from '../../components/icons';
import { Link } from '../../components/link';
import { DownloadButton } from './download-button';
import { SongsFailure } from './songs-failure';
import { ShareButton, ShareMoment } from '../../components/song/share-buttons';
import { SongActions } from './song-actions';
import { SongFacts } from './song-facts';
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
import { SecondTitle } from '../../components/song/second-title';

/** One song: its cover, the player, the lyrics, and the songs beside it in the list. */
export function SongPage() {
  const t = useTranslations('songs');
  const { api } = useServices();
  const slug = useSongSlug();
  useFirstAnswers([songsQuery(api)], (queries) => queries.prefetchQuery(songsQuery(api)));
  const { data: songs, isLoadingError } = useQuery(songsQuery(api));
  useRenewedQueue(songs);
  if (!songs)
    return (
      <div className="wrap pt-12 md:pt-16">
        <PageMeta title={t.title} path={`/songs/${slug}`} />
        <h1 className="text-4xl">{t.title}</h1>
        {isLoadingError ? <SongsFailure /> : <Spinner label={t.loading} />}
      </div>
    );
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
  const search = useSearch();
  return (
    <article aria-labelledby="song-title" className="song-article">
      <SongCover song={song} size="page" />
      <div className="min-w-0">
        <h1 id="song-title" className="text-4xl wrap-anywhere" lang={title.lang}>
          {title.text}
          <SecondTitle
            title={title}
            className="mt-3 block text-[0.48em] leading-snug font-normal text-ink-2"
          />
        </h1>
        <div className="mt-4 flex flex-wrap items-baseline gap-x-3">
          <SongFacts song={song} className="" />
          {song.description && <ToLyrics />}
        </div>
        <div className="song-listen">
          <SongPlayback song={song} queue={songs} startAt={startTime(search, song.durationSeconds)} />
        </div>
        <SongActions song={song}>
          <DownloadButton song={song} className="chip" />
          <ShareButton song={song} />
        </SongActions>
        <SongCounts song={song} />
        {/* As high as the button, which appears and disappears with the song in the player. */}
        <div className="-mx-2 min-h-11">
          <ShareMoment song={song} />
        </div>
        {song.description && <SongLyrics text={song.description} />}
      </div>
    </article>
  );
}

/** Where the page has one column, the lyrics are below the first view. */
function ToLyrics() {
  const t = useTranslations('songs').page;
  return (
    <Link to="#lyrics-title" className="reach text-link md:hidden print:hidden">
      {t.lyrics}
      <ChevronIcon size={18} className="ml-1 inline" />
    </Link>
  );
}
