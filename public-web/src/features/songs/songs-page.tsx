import { localizedPath } from '@paattu/shared/locales';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { EmptyState } from '../../components/empty-state';
import { Icon } from '../../components/icon';
import { Link, useOpenPage } from '../../components/link';
import { PageMeta } from '../../components/page-meta';
import { type Song, songsQuery } from '../../components/song/song-queries';
import { useFavoritesOnly } from '../../components/song/use-favorites-only';
import { useMySongs } from '../../components/song/use-my-songs';
import { useRenewedQueue } from '../../components/song/use-renewed-queue';
import { Spinner } from '../../components/spinner';
import { Zari } from '../../components/zari';
import { playable } from '../../lib/player/track';
import { usePlayer } from '../../lib/player/use-player';
import { useServices, useSessionState } from '../../lib/services';
import { useSiteTexts } from '../../lib/site-texts';
import { useEarlyValue } from '../../lib/use-early-input';
import { useShowView } from '../../lib/use-show-view';
import { useLocale, useTranslations } from '../../translations/use-translations';
import { SongCard } from './song-card';
import { songsData } from './song-data';
import { SongsFailure } from './songs-failure';

export function SongsPage() {
  const t = useTranslations('songs');
  const { api } = useServices();
  const { name } = useSiteTexts();
  const { data: songs } = useQuery(songsQuery(api));
  const favoritesOnly = useFavoritesOnly();
  useRenewedQueue(songs);
  // Without a song, there is nothing to filter, to vote for or to love.
  const isEmpty = songs?.length === 0;
  return (
    <div className="wrap pt-12 md:pt-16">
      <PageMeta
        title={t.title}
        description={isEmpty ? undefined : t.description(name)}
        path="/songs"
        structuredData={import.meta.env.SSR && songs ? (page) => songsData(songs, page) : undefined}
      />
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-5">
        <div>
          <h1 className="text-4xl">{t.title}</h1>
          {!isEmpty && <p className="mt-3 text-lg text-ink-2">{t.intro}</p>}
        </div>
        {!isEmpty && songs && <SongFilter favoritesOnly={favoritesOnly} />}
      </div>
      {!isEmpty && <SignInNotice />}
      <div className="by-query">
        <SongList favoritesOnly={favoritesOnly} />
        {!isEmpty && <ClosingBlock />}
      </div>
    </div>
  );
}

function SignInNotice() {
  const t = useTranslations('songs');
  const locale = useLocale();
  const { status } = useSessionState();
  // Keeps its space for a signed-in user, because the list below must not move when the session is restored.
  const visibility = status === 'signed-in' ? 'invisible' : '';
  return (
    <p className={`signed-out mt-5 border-l-3 border-zari pl-4 ${visibility}`}>
      <Link to={`/auth?returnTo=${localizedPath(locale, '/songs')}`} className="text-link">
        {t.signInNotice}
      </Link>
    </p>
  );
}

function SongList({ favoritesOnly }: { favoritesOnly: boolean }) {
  const t = useTranslations('songs');
  const { api } = useServices();
  const { status } = useSessionState();
  const { data: songs, isLoadingError } = useQuery(songsQuery(api));
  const { data: mine, isLoadingError: mineFailed } = useMySongs();

  const waitsForFavorites = favoritesOnly && status !== 'anonymous' && !mine && !mineFailed;
  useShowView(!waitsForFavorites);

  // Loaded songs stay visible when a reload fails.
  if (isLoadingError || (favoritesOnly && mineFailed)) return <SongsFailure />;
  if (!songs || waitsForFavorites) return <Spinner label={t.loading} />;

  const shown = favoritesOnly ? songs.filter(({ id }) => mine?.favorites.includes(id)) : songs;
  if (!shown.length) return <NoSongs favorites={favoritesOnly && songs.length > 0} />;
  return <Songs songs={shown} />;
}

function Songs({ songs }: { songs: Song[] }) {
  const t = useTranslations('songs');
  const player = usePlayer();
  const tracks = playable(songs);
  const [first] = tracks;
  return (
    <>
      {first && tracks.length > 1 && (
        <button type="button" className="btn btn-ghost mt-8" onClick={() => player.play(first, tracks)}>
          <Icon name="play" size={18} /> {t.playAll}
        </button>
      )}
      <ul className="mt-4 divide-y divide-line border-b border-line">
        {songs.map((song) => (
          <li key={song.id}>
            <SongCard song={song} queue={songs} />
          </li>
        ))}
      </ul>
    </>
  );
}

function NoSongs({ favorites }: { favorites: boolean }) {
  const t = useTranslations('songs');
  return favorites ? (
    <EmptyState drawing="no-favorites" title={t.noFavorites} text={t.noFavoritesText} />
  ) : (
    <EmptyState drawing="no-songs" title={t.empty} text={t.emptyText} />
  );
}

function ClosingBlock() {
  const t = useTranslations('songs');
  return (
    <section aria-labelledby="closing-title" className="card mt-20 overflow-hidden text-center">
      <Zari />
      <div className="px-6 pt-12 pb-14">
        <h2 id="closing-title" className="text-2xl">
          {t.closing.title}
        </h2>
        <p className="mt-3 mb-7 text-ink-2">{t.closing.text}</p>
        <Link to="/contact" className="btn">
          {t.closing.link}
        </Link>
      </div>
    </section>
  );
}

/** All songs or only the favorites; the choice is in the URL. */
function SongFilter({ favoritesOnly }: { favoritesOnly: boolean }) {
  const t = useTranslations('songs');
  const id = useId();
  const openPage = useOpenPage();
  const value = favoritesOnly ? 'favorites' : 'all';
  const choose = (chosen: string) =>
    openPage(chosen === 'favorites' ? '/songs?filter=favorites' : '/songs', {
      state: { keepsPlace: true },
    });
  useEarlyValue(id, value, choose);
  return (
    <label className="flex items-center gap-3 text-ink-2">
      {t.filter}
      <select
        id={id}
        className="input w-auto"
        // The URL determines the choice, not the browser's form restoration.
        autoComplete="off"
        value={value}
        onChange={({ currentTarget }) => choose(currentTarget.value)}
      >
        <option value="all">{t.allSongs}</option>
        <option value="favorites">{t.favorites}</option>
      </select>
    </label>
  );
}
