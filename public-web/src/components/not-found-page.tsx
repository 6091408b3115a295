import type { Locale } from '@paattu/shared/locales';
import { useQuery } from '@tanstack/react-query';
import { useServices } from '../lib/services';
import { useSongTitle } from '../lib/song-title';
import { notFound as english } from '../translations/en/not-found';
import { notFound as malayalam } from '../translations/ml/not-found';
import { useLocale } from '../translations/use-translations';
import { Drawing } from './drawing';
import { Link } from './link';
import { PageMeta } from './page-meta';
import { PlayButton } from './player/play-button';
import { songsQuery, type Song } from './song/song-queries';
import { useRenewedQueue } from './song/use-renewed-queue';
import { useSongPlay } from './song/use-song-play';

/** No area of the catalogue, because each area adds to the first load of every page. */
const SENTENCES: Record<Locale, typeof english> = { en: english, ml: malayalam };

/** For a path without a page; the server sends its HTML with status 404. */
export function NotFoundPage() {
  const t = SENTENCES[useLocale()];
  const { api } = useServices();
  const { data: songs } = useQuery(songsQuery(api));
  useRenewedQueue(songs);
  const newest = songs?.find(({ audioUrl }) => audioUrl !== null);
  return (
    <div className="wrap grid items-center gap-x-16 gap-y-8 pt-8 md:grid-cols-2 md:pt-20">
      <PageMeta title={t.title} path="/404" status={404} />
      <div className="md:order-last">
        <div className="relative">
          <Drawing name="paper-boat" width={480} height={360} className="w-full" />
          {newest && songs && <PlayOnBoat song={newest} queue={songs} />}
        </div>
        {/* As high before the songs load. */}
        <p className="mt-3 min-h-[calc(1lh+44px)] text-ink-2">{newest && <Meanwhile song={newest} />}</p>
      </div>
      <div>
        <p className="font-display text-4xl text-zari-text">404</p>
        <h1 className="mt-3 text-3xl">{t.title}</h1>
        <p className="mt-4 max-w-[46ch] text-ink-2">{t.text}</p>
        <div className="mt-8 flex flex-wrap gap-3">
          <Link to="/" className="btn">
            {t.home}
          </Link>
          <Link to="/songs" className="btn btn-ghost">
            {t.songs}
          </Link>
        </div>
      </div>
    </div>
  );
}

function PlayOnBoat({ song, queue }: { song: Song; queue: readonly Song[] }) {
  const { sounds, toggle } = useSongPlay(song, queue);
  return (
    <span className="on-cover">
      <PlayButton song={useSongTitle(song).text} playing={sounds} onToggle={toggle} />
    </span>
  );
}

function Meanwhile({ song }: { song: Song }) {
  const t = SENTENCES[useLocale()];
  const title = useSongTitle(song);
  return (
    <>
      {t.meanwhile}
      <Link to={`/songs/${song.slug}`} className="text-link block h-11 truncate leading-11" lang={title.lang}>
        {title.text}
      </Link>
    </>
  );
}
